import type { Step } from '../run/DebugRun.ts';

const isFailing = ({ error }: Step): boolean => error !== undefined;

const holds = ({ lineNo, targetField, input, output, error }: Step, wanted: string): boolean =>
  [String(lineNo), targetField, input, output, error].some((text) => text?.toLowerCase().includes(wanted));

/** The steps of a trace that hold a text, failing ones first; in each half they stay in the order of the run. */
export function stepsShown(steps: readonly Step[], search: string, onlyErrors: boolean): readonly Step[] {
  const wanted = search.trim().toLowerCase();
  const found = wanted === '' ? steps : steps.filter((step) => holds(step, wanted));
  const failing = found.filter(isFailing);
  return onlyErrors ? failing : [...failing, ...found.filter((step) => !isFailing(step))];
}
