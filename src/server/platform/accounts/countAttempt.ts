import { ServiceError } from '../base/ServiceError.ts';
import type { ServiceContext } from '../operations/ServiceContext.ts';
import type { AttemptLimit } from '../store/AttemptCounter.ts';
import type { Tables } from '../store/ServiceStore.ts';

/** Counts an attempt under a key. Throws TOO_MANY_ATTEMPTS above the limit. */
export async function countAttempt(
  { store, now }: Pick<ServiceContext, 'now'> & { readonly store: Pick<Tables, 'attemptCounter'> },
  key: string,
  limit: AttemptLimit,
): Promise<void> {
  if (!(await store.attemptCounter.count(key, now(), limit)))
    throw new ServiceError('TOO_MANY_ATTEMPTS', { seconds: limit.seconds });
}
