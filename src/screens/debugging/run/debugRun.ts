import type { DebugInput, DebugRun } from '../../../generated/types.ts';
import type { DebugDraft } from '../input/debugDraft.ts';

export type { DebugInput, DebugRun };

/** What one mapping row did, once for each element of its sub-table. */
export type DebugStep = DebugRun['steps'][number];

/** A run of this session, with what it was asked for. */
export interface SessionRun {
  /** Counts the runs of its interface from 1. */
  readonly number: number;
  /** ISO 8601. */
  readonly at: string;
  readonly input: DebugInput;
  readonly run: DebugRun;
}

/** What is sent of an input; undefined as long as it says nothing, or no sound JSON. */
export function debugInputOf(
  interfaceUuid: string,
  { inputType, orderNumber, data }: DebugDraft,
): DebugInput | undefined {
  if (inputType === 'ORDER') {
    const trimmed = orderNumber.trim();
    return trimmed === '' ? undefined : { interfaceUuid, inputType, orderNumber: trimmed };
  }
  return tryParseJson(data) === undefined ? undefined : { interfaceUuid, inputType, data };
}

/** Key of the word for whether it was sent: a document whose mapping fails, or that a filter leaves out, is not, though it was to be. */
export function runModeKey({ input, run }: SessionRun): string {
  if (!input.send) return 'debugging.result.mode.MAPPED';
  return run.request === undefined ? 'debugging.result.mode.KEPT' : 'debugging.result.mode.SENT';
}

const isFailing = ({ error }: DebugStep): boolean => error !== undefined;

const matchesText = ({ lineNo, targetField, input, output, error }: DebugStep, wanted: string): boolean =>
  [String(lineNo), targetField, input, output, error].some((text) => text?.toLowerCase().includes(wanted));

/** The steps of a trace that hold a text, failing ones first; in each half they stay in the order of the run. */
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

/** What JSON text says; undefined, which no JSON says, where it is none. */
export function tryParseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds as a clock tells them: `29:05`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
