import type { Bucket } from './Throughput.ts';

/** Buckets that nobody adds to any more. */
interface Known {
  /** All that begin before this instant, in milliseconds since 1970. */
  readonly until: number;
  readonly buckets: readonly Bucket[];
}

/** Milliseconds after the end of a bucket in which a transaction may still add to it. */
const late = 60_000;

/** Questions whose answers are kept. */
const most = 100;

/** What is over does not change: of a series that is asked for again and again only its end is read. */
export class EndedBuckets {
  readonly #known = new Map<string, Known>();

  /**
   * All buckets from `start` on. `read` gives those from an instant on that hold something; it is asked for what is not known of
   * `key`. `length` of a bucket is in milliseconds.
   */
  async from(
    key: string,
    { start, now, length }: { start: Date; now: Date; length: number },
    read: (from: Date) => Promise<readonly Bucket[]>,
  ): Promise<readonly Bucket[]> {
    const until = Math.floor((now.getTime() - late) / length) * length;
    const found = this.#known.get(key);
    const known = found && found.until <= until ? found : { until: 0, buckets: [] };
    const fresh = await read(new Date(Math.max(start.getTime(), known.until)));
    const buckets = [...known.buckets.filter(({ at }) => at >= start), ...fresh];
    this.#keep(key, { until, buckets: buckets.filter(({ at }) => at.getTime() < until) });
    return buckets;
  }

  /** What was not asked for the longest goes. */
  #keep(key: string, known: Known): void {
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > most && oldest !== undefined) this.#known.delete(oldest);
  }
}
