import type { DebugInput, DebugRun } from '#generated/types.ts';
import { tryParseExactJson } from '../../../contract/json/exactJson.ts';
import type { DebugDraft } from '../input/debugDraft.ts';

export type { DebugInput, DebugRun };

/** A step of a mapping row, once for each element of its sub-table. */
export type DebugStep = DebugRun['steps'][number];

/** A run of this session, with its input. */
export interface SessionRun {
  /** Counts the runs of its interface from 1. */
  readonly number: number;
  /** ISO 8601. */
  readonly at: string;
  readonly input: DebugInput;
  readonly run: DebugRun;
}

/** Returns the input of a run; undefined while it is empty or not valid JSON. */
export function debugInputOf(
  interfaceUuid: string,
  { inputType, orderNumber, data }: DebugDraft,
): DebugInput | undefined {
  if (inputType === 'ORDER') {
    const trimmed = orderNumber.trim();
    return trimmed === '' ? undefined : { interfaceUuid, inputType, orderNumber: trimmed };
  }
  return tryParseExactJson(data) === undefined ? undefined : { interfaceUuid, inputType, data };
}

/**
 * Returns the key of the text for a run's mode. A run with sending does not send if the mapping fails or a
 * filter leaves the document out.
 */
export function runModeKey({ input, run }: SessionRun): string {
  if (!input.send) return 'debugging.result.mode.MAPPED';
  return run.request === undefined ? 'debugging.result.mode.KEPT' : 'debugging.result.mode.SENT';
}

const isFailing = ({ error }: DebugStep): boolean => error !== undefined;

const matchesText = ({ lineNo, targetField, input, output, error }: DebugStep, wanted: string): boolean =>
  [String(lineNo), targetField, input, output, error].some((text) => text?.toLowerCase().includes(wanted));

/**
 * Returns the steps of a trace that contain a text, failing steps first. Each half keeps the order of the
 * run.
 */
export function filterSteps(
  steps: readonly DebugStep[],
  search: string,
  onlyErrors: boolean,
): readonly DebugStep[] {
  const wanted = search.trim().toLowerCase();
  const matching = wanted === '' ? steps : steps.filter((step) => matchesText(step, wanted));
  const failing = matching.filter(isFailing);
  return onlyErrors ? failing : [...failing, ...matching.filter((step) => !isFailing(step))];
}
