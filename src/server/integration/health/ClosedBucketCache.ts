import type { ThroughputBucket } from './Throughput.ts';

/** Buckets that nobody adds to any more. */
interface CachedBuckets {
  /** All that begin before this instant, in milliseconds since 1970. */
  readonly until: number;
  readonly buckets: readonly ThroughputBucket[];
}

/** Milliseconds after the end of a bucket in which a transaction may still add to it. */
const graceMilliseconds = 60_000;

/** Questions whose answers are kept. */
const maxEntries = 100;

/** What is over does not change: of a series that is asked for again and again only its end is read. */
export class ClosedBucketCache {
  readonly #known = new Map<string, CachedBuckets>();

  /**
   * All buckets from `start` on. `read` gives those from an instant on that hold something; it is asked for what is not known of
   * `key`. `length` of a bucket is in milliseconds.
   */
  async load(
    key: string,
    { start, now, length }: { start: Date; now: Date; length: number },
    read: (from: Date) => Promise<readonly ThroughputBucket[]>,
  ): Promise<readonly ThroughputBucket[]> {
    const until = Math.floor((now.getTime() - graceMilliseconds) / length) * length;
    const found = this.#known.get(key);
    const known = found && found.until <= until ? found : { until: 0, buckets: [] };
    const fresh = await read(new Date(Math.max(start.getTime(), known.until)));
    const buckets = [...known.buckets.filter(({ at }) => at >= start), ...fresh];
    this.#keep(key, { until, buckets: buckets.filter(({ at }) => at.getTime() < until) });
    return buckets;
  }

  /** What was not asked for the longest goes. */
  #keep(key: string, known: CachedBuckets): void {
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > maxEntries && oldest !== undefined) this.#known.delete(oldest);
  }
}
