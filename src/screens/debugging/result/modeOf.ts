import type { KeptRun } from '../run/DebugRun.ts';

/** Key of the word for whether it was sent: a document whose mapping fails, or that a filter leaves out, is not, though it was to be. */
export function modeOf({ input, run }: KeptRun): string {
  if (!input.send) return 'debugging.result.mode.MAPPED';
  return run.request === undefined ? 'debugging.result.mode.KEPT' : 'debugging.result.mode.SENT';
}
