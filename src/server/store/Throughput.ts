import type { Sql } from './Database.ts';

/** Milliseconds. */
const minute = 60_000;

/** Spans of time that are looked back on: how long a bucket is, in milliseconds, and how many there are. */
export const timeWindows = {
  HOUR: { bucket: minute, count: 60 },
  DAY: { bucket: 30 * minute, count: 48 },
  WEEK: { bucket: 120 * minute, count: 84 },
} as const;

export type TimeWindow = keyof typeof timeWindows;

const buckets = Object.values(timeWindows).map(({ bucket }) => bucket);

/** What an interface did; what is left out is 0. */
export interface Amounts {
  readonly received: number;
  readonly delivered: number;
  readonly failed: number;
  /** Milliseconds that its deliveries took, failed ones included, all in all. */
  readonly elapsedMs: number;
}

export interface Addition extends Partial<Amounts> {
  readonly companyUuid: string;
  readonly interfaceUuid: string;
  readonly at: Date;
}

/** What was done from `at` on, for the length of a bucket. */
export interface Bucket extends Amounts {
  readonly at: Date;
}

const sums = ['received', 'delivered', 'failed', 'elapsed_ms']
  .map((name) => `sum(${name})::float8 AS "${name === 'elapsed_ms' ? 'elapsedMs' : name}"`)
  .join(', ');

/** When the first bucket of a window begins that ends now. Buckets are counted from 1970 on, so every time zone has the same. */
export function startOf(window: TimeWindow, now: Date): Date {
  const { bucket, count } = timeWindows[window];
  return new Date((Math.floor(now.getTime() / bucket) - count + 1) * bucket);
}

const inWindow = 'company_uuid = $1 AND bucket = $2 AND at >= $3 AND at <= $4';
const valuesOf = (companyUuid: string, window: TimeWindow, now: Date): unknown[] => [
  companyUuid,
  timeWindows[window].bucket / 1000,
  startOf(window, now),
  now,
];

/** A bucket for every part of the window; empty ones hold zeros. */
function filled(window: TimeWindow, now: Date, known: readonly Bucket[]): Bucket[] {
  const { bucket, count } = timeWindows[window];
  const start = startOf(window, now).getTime();
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
  }: Addition): Promise<void> {
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
      [
        companyUuid,
        interfaceUuid,
        at,
        received,
        delivered,
        failed,
        Math.round(elapsedMs),
        buckets.map((bucket) => bucket / 1000),
      ],
    );
  }

  /** What all interfaces of a company did together. */
  async series(companyUuid: string, window: TimeWindow, now: Date): Promise<Bucket[]> {
    const known = await this.#sql.query<Bucket>(
      `SELECT at, ${sums} FROM throughput WHERE ${inWindow} GROUP BY at`,
      valuesOf(companyUuid, window, now),
    );
    return filled(window, now, known);
  }

  /** What each of these interfaces did; who did nothing has no entry. */
  async seriesOf(
    companyUuid: string,
    window: TimeWindow,
    now: Date,
    interfaceUuids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Bucket[]>> {
    const known = await this.#sql.query<Bucket & { interfaceUuid: string }>(
      `SELECT interface_uuid AS "interfaceUuid", at, ${sums} FROM throughput
        WHERE ${inWindow} AND interface_uuid = ANY ($5) GROUP BY interface_uuid, at`,
      [...valuesOf(companyUuid, window, now), interfaceUuids],
    );
    const byInterface = new Map<string, Bucket[]>();
    for (const { interfaceUuid, ...bucket } of known)
      byInterface.set(interfaceUuid, [...(byInterface.get(interfaceUuid) ?? []), bucket]);
    return new Map([...byInterface].map(([uuid, some]) => [uuid, filled(window, now, some)]));
  }

  /** Forgets what no window looks back on any more. */
  async forget(now: Date): Promise<void> {
    for (const window of Object.keys(timeWindows) as TimeWindow[])
      await this.#sql.query('DELETE FROM throughput WHERE bucket = $1 AND at < $2', [
        timeWindows[window].bucket / 1000,
        startOf(window, now),
      ]);
  }
}
