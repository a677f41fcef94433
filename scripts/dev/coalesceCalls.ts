/**
 * Returns a function that starts `work`. If `work` is already running, it runs once more afterwards, so two
 * runs never overlap.
 */
export function coalesceCalls(work: () => Promise<void>): () => void {
  let isRunning = false;
  let again = false;
  return async function start(): Promise<void> {
    again = isRunning;
    if (isRunning) return;
    isRunning = true;
    do {
      again = false;
      await work();
    } while (again);
    isRunning = false;
  };
}
