/** No answer came: no such name, no connection, no HTTP, or no time left. `cause` is what Node says. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
  }
}

/** Waits for what the network does, until the signal aborts; rejects with NoAnswer whatever goes wrong. */
export function wrapNetworkErrors<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const rejectAborted = (): void => reject(new NoAnswerError(signal.reason));
    if (signal.aborted) rejectAborted();
    signal.addEventListener('abort', rejectAborted, { once: true });
    promise
      .then(resolve, (error) => reject(new NoAnswerError(error)))
      .finally(() => signal.removeEventListener('abort', rejectAborted));
  });
}
