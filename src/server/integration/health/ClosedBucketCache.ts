/** Buckets that are closed for additions. */
interface CachedBuckets<Bucket> {
  /** Covers all buckets that begin before this instant, in milliseconds since 1970. */
  readonly until: number;
  readonly buckets: readonly Bucket[];
}

/** Milliseconds after the end of a bucket in which a transaction may still add to it. */
export const graceMilliseconds = 60_000;

/** Maximum number of cached queries. */
const maxEntries = 100;

/** Caches closed buckets, which never change. Repeated queries read only the end of a series. */
export class ClosedBucketCache<Bucket extends { readonly at: Date }> {
  readonly #known = new Map<string, CachedBuckets<Bucket>>();

  /**
   * Returns all buckets from `start` on. `read` returns the non-empty ones from an instant on; it is called
   * for the unknown part of `key`. `length` of a bucket is in milliseconds.
   */
  async load(
    key: string,
    { start, now, length }: { start: Date; now: Date; length: number },
    read: (from: Date) => Promise<readonly Bucket[]>,
  ): Promise<readonly Bucket[]> {
    const until = Math.floor((now.getTime() - graceMilliseconds) / length) * length;
    const found = this.#known.get(key);
    const known = found && found.until <= until ? found : { until: 0, buckets: [] };
    const fresh = await read(new Date(Math.max(start.getTime(), known.until)));
    const buckets = [...known.buckets.filter(({ at }) => at >= start), ...fresh];
    this.#keep(key, { until, buckets: buckets.filter(({ at }) => at.getTime() < until) });
    return buckets;
  }

  /** Evicts the least recently used query. */
  #keep(key: string, known: CachedBuckets<Bucket>): void {
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > maxEntries && oldest !== undefined) this.#known.delete(oldest);
  }
}
