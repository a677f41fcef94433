import { setTimeout as delay } from 'node:timers/promises';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import { isPermanentError } from '../exchange/queue/isPermanentError.ts';

/** Milliseconds of all pauses of one pull, 30 s together. The pull keeps one of few lanes of its process for this time. */
export const pullPauses: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];

/** A later attempt can succeed: the interface is locked or its queue is full, or the database does not answer. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ServiceError ? error.code === 'TOO_MANY_PENDING' : !isPermanentError(error);

/**
 * Repeats `accept` after a pause while it fails for a temporary reason. Documents of one pull share its pauses. Rejects
 * with the last error when no pause is left. When the signal aborts, it tries once more.
 */
export async function acceptPersistently<T>(
  accept: () => Promise<T>,
  pauses: Iterator<number>,
  signal?: AbortSignal,
): Promise<T> {
  for (;;) {
    try {
      return await accept();
    } catch (error) {
      const pause = isTemporary(error) && !signal?.aborted ? pauses.next() : undefined;
      if (!pause || pause.done) throw error;
      // Rejects when the signal ends it.
      await delay(pause.value, undefined, { signal }).catch(() => undefined);
    }
  }
}
