import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import type { ServiceStore } from '../../platform/store/ServiceStore.ts';

interface CachedAnswer<T> {
  readonly answer: Promise<T>;
  /** Milliseconds since 1970; undefined while the read is running. */
  until?: number;
}

/**
 * Caches answers for each store and key. Callers share a running read, and its result for a short time after.
 */
export class TtlCache<T> {
  readonly #milliseconds: number;
  readonly #stores = new WeakMap<ServiceStore, Map<string, CachedAnswer<T>>>();

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** Rejects with the error of `read` and does not cache it. */
  get(
    { store, now }: Pick<ServiceContext, 'store' | 'now'>,
    key: string,
    read: () => Promise<T>,
  ): Promise<T> {
    const answers = this.#of(store);
    for (const [asked, { until }] of answers)
      if (until !== undefined && until <= now().getTime()) answers.delete(asked);
    const known = answers.get(key);
    if (known) return known.answer;
    const kept: CachedAnswer<T> = { answer: read() };
    answers.set(key, kept);
    kept.answer.then(
      () => {
        kept.until = now().getTime() + this.#milliseconds;
      },
      () => answers.delete(key),
    );
    return kept.answer;
  }

  #of(store: ServiceStore): Map<string, CachedAnswer<T>> {
    const known = this.#stores.get(store) ?? new Map<string, CachedAnswer<T>>();
    this.#stores.set(store, known);
    return known;
  }
}
