/** No answer: unknown name, no connection, no HTTP, or timeout. `cause` is the error of Node. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
  }
}

/** Waits for a network promise until the signal aborts. Rejects with NoAnswerError on every failure. */
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
