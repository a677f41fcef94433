/** No answer came: no such name, no connection, no HTTP, or no time left. `cause` is what Node says. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
  }
}

/** Waits for what the network does, until the signal aborts; rejects with NoAnswer whatever goes wrong. */
export function overNetwork<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new NoAnswer(signal.reason));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    promise
      .then(resolve, (error) => reject(new NoAnswer(error)))
      .finally(() => signal.removeEventListener('abort', giveUp));
  });
}
