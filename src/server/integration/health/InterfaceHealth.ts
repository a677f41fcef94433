import type { Health } from '#generated/types.ts';
import type { Sql } from '../../platform/store/databases/Database.ts';
import { acceptingStates, isInStatesSql } from '../interfaces/activeStates.ts';
import { entitySqlOf } from './entitySqlOf.ts';
import { type ThroughputScope, timeWindows } from './Throughput.ts';

/** An interface with its pending data. */
export type InterfaceState = Omit<
  Health['interfaces'][number],
  'series' | 'received' | 'delivered' | 'failed'
>;

/** Totals of all interfaces, not only of the returned ones. */
type HealthTotals = Pick<Health, 'interfaceCount' | 'pendingCount' | 'blockedCount' | 'oldestPending'>;

/** The queue of the whole database. */
export interface QueueTotals {
  /** Documents that are not delivered, blocked ones included. */
  readonly pending: number;
  readonly blocked: number;
  /** Interfaces that pause because their receiver fails. */
  readonly down: number;
  /** Interfaces whose last pull failed. */
  readonly sourcesDown: number;
  /** Arrival of the oldest of them. */
  readonly oldest: string | null;
}

const emptyTotals: HealthTotals = { interfaceCount: 0, pendingCount: 0, blockedCount: 0 };

/** Omits properties without a value. */
const omitEmpty = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== '')) as T;

/**
 * Orders interfaces by their problems. Those without one keep their order while documents arrive and leave, because rows
 * that move at each refresh are hard to read.
 */
const worstFirstOrder = 'blocked > 0 DESC, failing DESC, waiting_since, failed DESC, done > 0 DESC, name';

/** Milliseconds that a document may wait without a problem. */
const shortWait = 60_000;

/** Milliseconds. */
const day = 24 * 60 * 60_000;

/** SQL: an interface fetches documents, and its last pull failed. */
function pullFailsSql(): string {
  const { column, jsonOf } = entitySqlOf('interface');
  return `${isInStatesSql(column('status'), acceptingStates)} AND ${jsonOf('pullFailedSince')} IS NOT NULL`;
}

/** Health of a company's interfaces, read from indexes, however many documents wait. */
export class InterfaceHealth {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Returns the interfaces of a family. */
  async findByType(companyUuid: string, interfaceType: string): Promise<string[]> {
    const { table, column } = entitySqlOf('interface');
    const rows = await this.#sql.query<{ uuid: string }>(
      `SELECT uuid FROM ${table} WHERE company_uuid = $1 AND ${column('interfaceType')} = $2 ORDER BY uuid`,
      [companyUuid, interfaceType],
    );
    return rows.map(({ uuid }) => uuid);
  }

  /** Returns the worst interfaces of the scope first, at most `limit`, and the totals of all. */
  async findWorst(
    { companyUuid, window, now, uuids }: ThroughputScope,
    limit: number,
  ): Promise<{ readonly rows: readonly InterfaceState[]; readonly sums: HealthTotals }> {
    const { bucket, count } = timeWindows[window];
    const since = now.getTime() - Math.min(bucket * count, day);
    const { bucket: length } = timeWindows.WEEK;
    const [first, ...others] = await this.#sql.query<{ one: InterfaceState; all: HealthTotals }>(
      this.#worstOf(limit),
      [
        companyUuid,
        uuids ?? null,
        length / 1000,
        new Date(Math.floor(since / length) * length),
        now,
        new Date(now.getTime() - shortWait).toISOString(),
      ],
    );
    if (!first) return { rows: [], sums: emptyTotals };
    return { rows: [first, ...others].map(({ one }) => omitEmpty(one)), sums: omitEmpty(first.all) };
  }

  /**
   * Pending counts are stored with each interface, and an index has its oldest document, so few documents are
   * read. The next delivery clears the failure of an interface, unless it is that of its source. The oldest blocked
   * document then has the reason; it is found at once, because it is among the oldest that wait. The longest buckets
   * rank the throughput, because they have few rows.
   */
  #worstOf(limit: number): string {
    const { table, column, jsonOf } = entitySqlOf('interface');
    const pending = entitySqlOf('pendingData');
    return `
      WITH appended AS (
        SELECT record_uuid, sum(added) FILTER (WHERE property = 'pendingCount') AS pending,
               sum(added) FILTER (WHERE property = 'blockedCount') AS blocked
          FROM counter_change GROUP BY 1
      ), chosen AS (
        SELECT uuid, ${column('status')} AS status,
               coalesce(${column('pendingCount')}, 0) + coalesce(appended.pending, 0) AS pending,
               coalesce(${column('blockedCount')}, 0) + coalesce(appended.blocked, 0) AS blocked,
               coalesce(${column('pendingCount')} > 0 AND ${column('failureReason')} <> '', false)
                 OR ${pullFailsSql()} AS failing,
               ${column('interfaceName')} AS name
          FROM ${table} LEFT JOIN appended ON record_uuid = uuid
         WHERE company_uuid = $1 AND ($2::text[] IS NULL OR uuid = ANY ($2))
      ), done AS (
        SELECT interface_uuid AS uuid, sum(failed::float8) AS failed, sum(received::float8 + delivered) AS done
          FROM throughput
         WHERE company_uuid = $1 AND bucket = $3 AND at >= $4 AND at <= $5
           AND ($2::text[] IS NULL OR interface_uuid = ANY ($2))
         GROUP BY interface_uuid
      ), measured AS (
        SELECT chosen.*, created, CASE WHEN created <= $6 THEN created END AS waiting_since,
               coalesce(failed, 0) AS failed, coalesce(done, 0) AS done
          FROM chosen LEFT JOIN done USING (uuid) LEFT JOIN LATERAL (
            SELECT ${pending.column('createTime')} AS created FROM ${pending.table}
             WHERE chosen.pending > 0 AND company_uuid = $1 AND ${pending.column('interfaceUuid')} = chosen.uuid
               AND NOT finished
             ORDER BY ${pending.column('arrival')} LIMIT 1
          ) AS oldest ON true
      ), worst AS (
        SELECT * FROM measured ORDER BY ${worstFirstOrder} LIMIT ${limit}
      )
      SELECT jsonb_build_object(
               'uuid', worst.uuid, 'interfaceName', ${jsonOf('interfaceName')},
               'interfaceType', ${column('interfaceType')}, 'dcCode', ${column('dcCode')}, 'status', status,
               'pendingCount', pending, 'blockedCount', blocked,
               'failureReason', coalesce(${jsonOf('failureReason')}, (
                 SELECT ${pending.jsonOf('failureReason')} FROM ${pending.table}
                  WHERE blocked > 0 AND company_uuid = $1 AND ${pending.column('interfaceUuid')} = worst.uuid
                    AND NOT finished AND ${pending.column('status')} = 'BLOCKED'
                  ORDER BY ${pending.column('arrival')} LIMIT 1)),
               'oldestPending', created, 'receiverDownSince', ${jsonOf('receiverDownSince')},
               'pullFailedSince', ${jsonOf('pullFailedSince')}, 'pullFailureReason', ${jsonOf('pullFailureReason')}) AS one,
             (SELECT jsonb_build_object(
                       'interfaceCount', count(*), 'pendingCount', sum(pending), 'blockedCount', sum(blocked),
                       'oldestPending', min(created))
                FROM measured) AS all
        FROM worst JOIN ${table} AS whole ON whole.uuid = worst.uuid ORDER BY ${worstFirstOrder}`;
  }

  /** Returns the totals of all companies. */
  async readTotals(): Promise<QueueTotals> {
    const { table, column, jsonOf } = entitySqlOf('interface');
    const pending = entitySqlOf('pendingData');
    const [totals] = await this.#sql.query<QueueTotals>(
      `WITH appended AS (
         SELECT sum(added) FILTER (WHERE property = 'pendingCount') AS pending,
                sum(added) FILTER (WHERE property = 'blockedCount') AS blocked
           FROM counter_change
       )
       SELECT (coalesce(sum(${column('pendingCount')}), 0) + coalesce((SELECT pending FROM appended), 0))::float8 AS pending,
              (coalesce(sum(${column('blockedCount')}), 0) + coalesce((SELECT blocked FROM appended), 0))::float8 AS blocked,
              count(*) FILTER (WHERE ${jsonOf('nextProbeTime')} IS NOT NULL)::int AS down,
              count(*) FILTER (WHERE ${pullFailsSql()})::int AS "sourcesDown",
              min(created) AS oldest
         FROM ${table} AS whole LEFT JOIN LATERAL (
           SELECT ${pending.column('createTime')} AS created FROM ${pending.table} AS document
            WHERE ${column('pendingCount')} > 0 AND document.company_uuid = whole.company_uuid
              AND ${pending.column('interfaceUuid')} = whole.uuid AND NOT finished
            ORDER BY ${pending.column('arrival')} LIMIT 1
         ) AS first ON true`,
    );
    if (!totals) throw new Error('An aggregate has one row.');
    return totals;
  }
}
