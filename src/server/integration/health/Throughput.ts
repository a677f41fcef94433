import type { Sql } from '../../platform/store/databases/Database.ts';
import { ClosedBucketCache, graceMilliseconds } from './ClosedBucketCache.ts';

/** Milliseconds. */
const minute = 60_000;

/** Time windows: length of a bucket in milliseconds, and number of buckets. */
export const timeWindows = {
  HOUR: { bucket: minute, count: 60 },
  DAY: { bucket: 30 * minute, count: 48 },
  WEEK: { bucket: 120 * minute, count: 84 },
} as const;

export type TimeWindow = keyof typeof timeWindows;

const bucketLengths = Object.values(timeWindows).map(({ bucket }) => bucket);

/** Amounts of an interface; omitted ones are 0. */
export interface ThroughputAmounts {
  readonly received: number;
  readonly delivered: number;
  readonly failed: number;
  /** Total milliseconds of its deliveries, including failed ones. */
  readonly elapsedMs: number;
}

export interface ThroughputAddition extends Partial<ThroughputAmounts> {
  readonly companyUuid: string;
  readonly interfaceUuid: string;
  readonly at: Date;
}

/**
 * Returns additions whose buckets are open for long enough to add them. Late ones count at this instant: caches hold their
 * bucket already. The statement that adds them may wait for locks, so half of the time has to be left.
 */
export const redateLate = (additions: readonly ThroughputAddition[], now: Date): ThroughputAddition[] =>
  additions.map((one) =>
    now.getTime() - one.at.getTime() < graceMilliseconds / 2 ? one : { ...one, at: now },
  );

/** Amounts of one bucket, which begins at `at`. */
export interface ThroughputBucket extends ThroughputAmounts {
  readonly at: Date;
}

/** Lengths of the stored buckets in seconds. */
export const bucketSeconds = bucketLengths.map((bucket) => bucket / 1000);

/**
 * Returns the begin of the first bucket of a window that ends now. Buckets are counted from 1970 on, so they
 * are the same in every time zone.
 */
export function startOfWindow(window: TimeWindow, now: Date): Date {
  const { bucket, count } = timeWindows[window];
  return new Date((Math.floor(now.getTime() / bucket) - count + 1) * bucket);
}

/** Scope of a query: a company or some of its interfaces, in the window that ends now. */
export interface ThroughputScope {
  readonly companyUuid: string;
  readonly window: TimeWindow;
  readonly now: Date;
  readonly uuids?: readonly string[];
}

/** The rows of a scope, with their five parameters. */
const inScopeSql =
  'company_uuid = $1 AND bucket = $2 AND at >= $3 AND at <= $4 AND ($5::text[] IS NULL OR interface_uuid = ANY ($5))';
const scopeValues = ({ companyUuid, window, now, uuids }: ThroughputScope, from: Date): unknown[] => [
  companyUuid,
  timeWindows[window].bucket / 1000,
  from,
  now,
  uuids ?? null,
];

/** Throughput of an interface in a window: one array for each amount, one element for each bucket. */
type ThroughputSeries = Readonly<Record<keyof ThroughputAmounts, readonly number[]>>;

/** The non-empty buckets; `places` are their indices in the window. */
interface SparseSeries extends ThroughputSeries {
  readonly interfaceUuid: string;
  readonly places: readonly number[];
}

/** Returns the values at their places, zeros elsewhere. */
function toDenseValues(values: readonly number[], places: readonly number[], count: number): number[] {
  const all = new Array<number>(count).fill(0);
  places.forEach((place, index) => {
    all[place] = values[index] ?? 0;
  });
  return all;
}

/** Returns a bucket for every part of the window; empty ones hold zeros. */
function fillEmptyBuckets(
  { window, now }: ThroughputScope,
  known: readonly ThroughputBucket[],
): ThroughputBucket[] {
  const { bucket, count } = timeWindows[window];
  const start = startOfWindow(window, now).getTime();
  const byInstant = new Map(known.map((one) => [one.at.getTime(), one]));
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(start + index * bucket);
    return byInstant.get(at.getTime()) ?? { at, received: 0, delivered: 0, failed: 0, elapsedMs: 0 };
  });
}

/**
 * Counts documents that each interface received, delivered and failed to deliver. Each interface and bucket
 * of EACH window has a row, so a week needs no more rows than an hour. Rows are kept for about as long as
 * their window.
 */
export class Throughput {
  readonly #sql: Sql;
  readonly #ended = new ClosedBucketCache<ThroughputBucket>();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Uses one statement. */
  async add(additions: readonly ThroughputAddition[]): Promise<void> {
    if (additions.length === 0) return;
    await this.#sql.query(
      `INSERT INTO throughput AS known
              (company_uuid, interface_uuid, bucket, at, received, delivered, failed, elapsed_ms)
       SELECT "companyUuid", "interfaceUuid", bucket,
              date_bin(bucket * interval '1 second', given.at, to_timestamp(0)) AS begin,
              coalesce(sum(given.received), 0), coalesce(sum(given.delivered), 0),
              coalesce(sum(given.failed), 0), round(coalesce(sum("elapsedMs"), 0))
         FROM json_to_recordset($1) AS given ("companyUuid" text, "interfaceUuid" text, at timestamptz,
                received bigint, delivered bigint, failed bigint, "elapsedMs" float8),
              unnest($2::int[]) AS bucket
        GROUP BY "companyUuid", "interfaceUuid", bucket, begin
        ORDER BY "companyUuid", bucket, "interfaceUuid", begin
       ON CONFLICT (company_uuid, bucket, interface_uuid, at) DO UPDATE
          SET received   = known.received   + excluded.received,
              delivered  = known.delivered  + excluded.delivered,
              failed     = known.failed     + excluded.failed,
              elapsed_ms = known.elapsed_ms + excluded.elapsed_ms`,
      [JSON.stringify(additions), bucketSeconds],
    );
  }

  /** Returns the sums of all interfaces in the scope. */
  async readSeries(scope: ThroughputScope): Promise<ThroughputBucket[]> {
    const { companyUuid, window, now, uuids } = scope;
    const span = { start: startOfWindow(window, now), now, length: timeWindows[window].bucket };
    const known = await this.#ended.load(JSON.stringify([companyUuid, window, uuids]), span, (from) =>
      this.#sql.query<ThroughputBucket>(
        `SELECT at, sum(received::float8) AS received, sum(delivered::float8) AS delivered,
                sum(failed::float8) AS failed, sum(elapsed_ms::float8) AS "elapsedMs"
           FROM throughput WHERE ${inScopeSql} GROUP BY at`,
        scopeValues(scope, from),
      ),
    );
    return fillEmptyBuckets(scope, known);
  }

  /**
   * Returns the series of each of these interfaces; an idle one has no entry. Reads JSON arrays, because the
   * transfer of 10,000 rows takes longer than the query.
   */
  async readSeriesByInterface(
    { companyUuid, window, now }: ThroughputScope,
    uuids: readonly string[],
  ): Promise<ReadonlyMap<string, ThroughputSeries>> {
    const { bucket, count } = timeWindows[window];
    const arrayOf = (value: string) => `array_to_json(array_agg(${value}))`;
    const found = await this.#sql.query<SparseSeries>(
      `SELECT * FROM unnest($5::text[]) AS "interfaceUuid", LATERAL (
         SELECT ${arrayOf("((date_part('epoch', at) - date_part('epoch', $3::timestamptz)) / $2::int)::int")} AS places,
                ${arrayOf('received')} AS received, ${arrayOf('delivered')} AS delivered,
                ${arrayOf('failed')} AS failed, ${arrayOf('elapsed_ms')} AS "elapsedMs"
           FROM throughput
          WHERE company_uuid = $1 AND bucket = $2 AND interface_uuid = "interfaceUuid" AND at >= $3 AND at <= $4
         HAVING count(*) > 0
       ) AS found`,
      [companyUuid, bucket / 1000, startOfWindow(window, now), now, uuids],
    );
    return new Map(
      found.map(({ interfaceUuid, places, received, delivered, failed, elapsedMs }) => [
        interfaceUuid,
        {
          received: toDenseValues(received, places, count),
          delivered: toDenseValues(delivered, places, count),
          failed: toDenseValues(failed, places, count),
          elapsedMs: toDenseValues(elapsedMs, places, count),
        },
      ]),
    );
  }

  /** Returns whether a delivery ended since then, successful or not. `since` is at most an hour ago. */
  async hasDeliveryEnded(companyUuid: string, since: Date): Promise<boolean> {
    const [found] = await this.#sql.query(
      `SELECT 1 FROM throughput
        WHERE company_uuid = $1 AND bucket = $2 AND at >= $3 AND delivered + failed > 0 LIMIT 1`,
      [companyUuid, minute / 1000, new Date(since.getTime() - minute)],
    );
    return found !== undefined;
  }

  /**
   * Removes rows older than their window plus a seventh: the comparison with a week ago needs slightly older
   * rows.
   */
  async removeOld(now: Date): Promise<void> {
    for (const { bucket, count } of Object.values(timeWindows))
      await this.#sql.query('DELETE FROM throughput WHERE bucket = $1 AND at < $2', [
        bucket / 1000,
        new Date(now.getTime() - Math.ceil((count * 8) / 7) * bucket),
      ]);
  }
}
