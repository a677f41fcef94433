import { Failure } from '../exchange/Failure.ts';
import { failureOn } from './failureOn.ts';
import type { Arriving, PullSource } from './Source.ts';

/** Milliseconds that a source may take for each of its answers. */
const patience = 20_000;

/** The next of a source, in time. */
async function next(waiting: AsyncIterator<Arriving>, deadline: AbortController) {
  const late = new Failure('TIMEOUT', { seconds: patience / 1000 });
  const timer = setTimeout(() => deadline.abort(late), patience);
  try {
    return await waiting.next();
  } catch (error) {
    throw deadline.signal.aborted ? late : failureOn(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The documents that a source has, one after the other; each is to be accepted, and then `done`. `run` names the occasion, so that
 * documents which are fetched once more for the same one have the same idempotency key. Throws Failure.
 */
export async function* pull(source: PullSource, run: string): AsyncGenerator<Arriving, void> {
  const deadline = new AbortController();
  const waiting = source.pull(run, deadline.signal)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const found = await next(waiting, deadline);
      if (found.done) return;
      yield found.value;
    }
  } finally {
    await waiting.return?.();
  }
}
