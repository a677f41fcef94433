/** Answers with a function that starts `work`, or has it done once more when it is under way: never twice at a time. */
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
