import type { Sql } from '../../platform/store/databases/Database.ts';
import { ClosedBucketCache } from './ClosedBucketCache.ts';

/** Milliseconds. */
const minute = 60_000;

/** Spans of time that are looked back on: how long a bucket is, in milliseconds, and how many there are. */
export const timeWindows = {
  HOUR: { bucket: minute, count: 60 },
  DAY: { bucket: 30 * minute, count: 48 },
  WEEK: { bucket: 120 * minute, count: 84 },
} as const;

export type TimeWindow = keyof typeof timeWindows;

const bucketLengths = Object.values(timeWindows).map(({ bucket }) => bucket);

/** What an interface did; what is left out is 0. */
export interface ThroughputAmounts {
  readonly received: number;
  readonly delivered: number;
  readonly failed: number;
  /** Milliseconds that its deliveries took, failed ones included, all in all. */
  readonly elapsedMs: number;
}

export interface ThroughputAddition extends Partial<ThroughputAmounts> {
  readonly companyUuid: string;
  readonly interfaceUuid: string;
  readonly at: Date;
}

/** What was done from `at` on, for the length of a bucket. */
export interface ThroughputBucket extends ThroughputAmounts {
  readonly at: Date;
}

/** Seconds of the buckets that there are rows of. */
export const bucketSeconds = bucketLengths.map((bucket) => bucket / 1000);

/** When the first bucket of a window begins that ends now. Buckets are counted from 1970 on, so every time zone has the same. */
export function startOfWindow(window: TimeWindow, now: Date): Date {
  const { bucket, count } = timeWindows[window];
  return new Date((Math.floor(now.getTime() / bucket) - count + 1) * bucket);
}

/** What a reading is about: a company, or these of its interfaces, in the window that ends now. */
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

/** What an interface did in each part of a window, one array for each amount. */
export type ThroughputSeries = Readonly<Record<keyof ThroughputAmounts, readonly number[]>>;

/** The buckets that hold something; `places` are theirs in the window. */
interface SparseSeries extends ThroughputSeries {
  readonly interfaceUuid: string;
  readonly places: readonly number[];
}

/** Values by their places; in all others zeros. */
function toDenseValues(values: readonly number[], places: readonly number[], count: number): number[] {
  const all = new Array<number>(count).fill(0);
  places.forEach((place, index) => {
    all[place] = values[index] ?? 0;
  });
  return all;
}

/** A bucket for every part of the window; empty ones hold zeros. */
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
 * How much each interface received, delivered and failed to deliver. There is a row for each interface and bucket of EACH window, so
 * that a week is no more rows than an hour; each is kept for about as long as its window looks back.
 */
export class Throughput {
  readonly #sql: Sql;
  readonly #ended = new ClosedBucketCache();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** One statement, in the transaction of what it counts. */
  async add({
    companyUuid,
    interfaceUuid,
    at,
    received = 0,
    delivered = 0,
    failed = 0,
    elapsedMs = 0,
  }: ThroughputAddition): Promise<void> {
    await this.#sql.query(
      `INSERT INTO throughput AS known
              (company_uuid, interface_uuid, bucket, at, received, delivered, failed, elapsed_ms)
       SELECT $1, $2, bucket, date_bin(bucket * interval '1 second', $3, to_timestamp(0)), $4, $5, $6, $7
         FROM unnest($8::int[]) AS bucket
       ON CONFLICT (company_uuid, bucket, interface_uuid, at) DO UPDATE
          SET received   = known.received   + excluded.received,
              delivered  = known.delivered  + excluded.delivered,
              failed     = known.failed     + excluded.failed,
              elapsed_ms = known.elapsed_ms + excluded.elapsed_ms`,
      [companyUuid, interfaceUuid, at, received, delivered, failed, Math.round(elapsedMs), bucketSeconds],
    );
  }

  /** What all interfaces of the scope did together. */
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

  /** What each of these interfaces did; who did nothing has no entry. As arrays of JSON: to hand over 10,000 rows takes longer than to find them. */
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

  /** Whether a delivery ended, well or not, since then: at most an hour ago. */
  async hasDeliveryEnded(companyUuid: string, since: Date): Promise<boolean> {
    const [found] = await this.#sql.query(
      `SELECT 1 FROM throughput
        WHERE company_uuid = $1 AND bucket = $2 AND at >= $3 AND delivered + failed > 0 LIMIT 1`,
      [companyUuid, minute / 1000, new Date(since.getTime() - minute)],
    );
    return found !== undefined;
  }

  /** Forgets what no window looks back on any more, but for a seventh of it: what is compared with a week ago is a little older. */
  async removeOld(now: Date): Promise<void> {
    for (const { bucket, count } of Object.values(timeWindows))
      await this.#sql.query('DELETE FROM throughput WHERE bucket = $1 AND at < $2', [
        bucket / 1000,
        new Date(now.getTime() - Math.ceil((count * 8) / 7) * bucket),
      ]);
  }
}
