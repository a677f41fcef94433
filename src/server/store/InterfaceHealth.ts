import type { Health } from '../../generated/types.ts';
import type { Sql } from './Database.ts';
import type { Table } from './Table.ts';
import { type Amounts, inScope, type Scope, scopeValues, sums, timeWindows } from './Throughput.ts';

/** An interface with what it did in a window and what waits in it. */
export type InterfaceState = Omit<Health['interfaces'][number], 'series'> & Pick<Amounts, 'elapsedMs'>;

/** Of all interfaces, not only those that are told about. */
export interface Sums
  extends Pick<Health, 'interfaceCount' | 'pendingCount' | 'blockedCount' | 'oldestPending'> {
  /** Since when the oldest document has been due that nobody has taken, if that is long ago. */
  readonly dueSince?: string;
}

/** An interface in which nothing has come where something should have. */
export interface Silence extends Pick<InterfaceState, 'uuid' | 'interfaceName' | 'interfaceType'> {
  /** When something came last, as far as that is known. */
  readonly lastAt: Date | null;
  /** Of the past seven days, those on which something came at this time. */
  readonly days: number;
}

const noSums: Sums = { interfaceCount: 0, pendingCount: 0, blockedCount: 0 };

/** Without what the database has nothing for. */
const known = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== '')) as T;

/** What is still to be delivered, as the `x-lookups` of pendingData has it: its index holds nothing else. */
const waiting = "('PENDING', 'RUNNING', 'FAILED', 'BLOCKED')";

/** Days on which something has to have come for its absence to be told. */
const usualDays = 4;

/** How the interfaces of a company are doing: read from indexes, however many documents wait. */
export class InterfaceHealth {
  readonly #sql: Sql;
  readonly #tables: ReadonlyMap<string, Table>;

  constructor(sql: Sql, tables: readonly Table[]) {
    this.#sql = sql;
    this.#tables = new Map(tables.map((table) => [table.entity, table]));
  }

  /** The interfaces of a family. */
  async ofType(companyUuid: string, interfaceType: string): Promise<string[]> {
    const { table, column } = this.#of('interface');
    const rows = await this.#sql.query<{ uuid: string }>(
      `SELECT uuid FROM ${table} WHERE company_uuid = $1 AND ${column('interfaceType')} = $2`,
      [companyUuid, interfaceType],
    );
    return rows.map(({ uuid }) => uuid);
  }

  /** The worst interfaces of the scope first, at most `limit`, and the sums of all. */
  async worst(
    scope: Scope,
    overdue: Date,
    limit: number,
  ): Promise<{ readonly rows: readonly InterfaceState[]; readonly sums: Sums }> {
    const rows = await this.#sql.query<{ one: InterfaceState; all: Sums }>(this.#worstOf(limit), [
      ...scopeValues(scope),
      overdue.toISOString(),
    ]);
    const [first] = rows;
    return { rows: rows.map(({ one }) => known(one)), sums: first ? known(first.all) : noSums };
  }

  /** What waits is read of each interface that has something; documents themselves only of those that are told about, or late. */
  #worstOf(limit: number): string {
    const { table, column, record } = this.#of('interface');
    const pending = this.#of('pendingData');
    return `
      WITH chosen AS (
        SELECT uuid, ${column('status')} AS status, coalesce(${column('pendingCount')}, 0) AS pending,
               coalesce(${column('blockedCount')}, 0) AS blocked, ${column('modifiedAt')} AS modified,
               coalesce(${column('pendingCount')} > 0 AND ${column('failureReason')} <> '', false) AS failing,
               ${column('interfaceName')} AS name
          FROM ${table} WHERE company_uuid = $1 AND ($5::text[] IS NULL OR uuid = ANY ($5))
      ), done AS (
        SELECT interface_uuid AS uuid, ${sums} FROM throughput WHERE ${inScope} GROUP BY interface_uuid
      ), told AS (
        SELECT chosen.*, oldest.*, coalesce(received, 0) AS received, coalesce(delivered, 0) AS delivered,
               coalesce(failed, 0) AS failed, coalesce("elapsedMs", 0) AS "elapsedMs"
          FROM chosen LEFT JOIN done USING (uuid) LEFT JOIN LATERAL (
            SELECT ${pending.column('createTime')} AS created,
                   CASE WHEN chosen.status = 'ONLINE' AND ${pending.column('status')} IN ('PENDING', 'FAILED')
                         AND greatest(${pending.column('createTime')}, ${pending.column('nextRunTime')}, modified) < $6
                        THEN greatest(${pending.column('createTime')}, ${pending.column('nextRunTime')}, modified,
                                      ${pending.record}->'lastAction'->>'at') END AS due
              FROM ${pending.table}
             WHERE chosen.pending > 0 AND company_uuid = $1 AND ${pending.column('interfaceUuid')} = chosen.uuid
               AND ${pending.column('status')} IN ${waiting}
             ORDER BY ${pending.column('createTime')} LIMIT 1
          ) AS oldest ON true
      ), ranked AS (
        SELECT *, row_number() OVER (
                 ORDER BY blocked > 0 DESC, failing DESC, pending > 0 DESC, created, failed DESC, received + delivered DESC, name
               ) AS rank
          FROM told
      )
      SELECT jsonb_build_object(
               'uuid', ranked.uuid, 'interfaceName', ${record}->'interfaceName', 'interfaceType', ${record}->'interfaceType',
               'dcCode', ${record}->'dcCode', 'status', status, 'pendingCount', pending, 'blockedCount', blocked,
               'failureReason', ${record}->'failureReason', 'oldestPending', created, 'received', received,
               'delivered', delivered, 'failed', failed, 'elapsedMs', "elapsedMs") AS one,
             (SELECT jsonb_build_object(
                       'interfaceCount', count(*), 'pendingCount', sum(pending), 'blockedCount', sum(blocked),
                       'oldestPending', min(created), 'dueSince', min(due) FILTER (WHERE due < $6))
                FROM told) AS all
        FROM ranked JOIN ${table} AS whole ON whole.uuid = ranked.uuid
       WHERE rank <= ${limit} ORDER BY rank`;
  }

  /** Interfaces that are online and take nothing now, though they usually do at this time of the day and of the week. */
  async silent({ companyUuid, now, uuids }: Scope, limit: number): Promise<readonly Silence[]> {
    const { bucket } = timeWindows.WEEK;
    const slot = Math.floor(now.getTime() / bucket) * bucket - bucket;
    const day = 24 * 60 * 60_000;
    const usual = Array.from({ length: 7 }, (_, index) => new Date(slot - (index + 1) * day));
    const { table, column, record } = this.#of('interface');
    return this.#sql.query<Silence>(
      `WITH usual AS (
         SELECT interface_uuid, count(*)::int AS days FROM throughput
          WHERE company_uuid = $1 AND bucket = $2 AND at = ANY ($3) AND received > 0
            AND ($6::text[] IS NULL OR interface_uuid = ANY ($6))
          GROUP BY interface_uuid HAVING count(*) >= ${usualDays} AND bool_or(at = $4)
       )
       SELECT whole.uuid, ${record}->>'interfaceName' AS "interfaceName", days,
              ${record}->>'interfaceType' AS "interfaceType",
              (SELECT max(at) FROM throughput WHERE company_uuid = $1 AND interface_uuid = whole.uuid AND received > 0) AS "lastAt"
         FROM usual JOIN ${table} AS whole ON whole.uuid = usual.interface_uuid AND ${column('status')} = 'ONLINE'
        WHERE NOT EXISTS (
                SELECT 1 FROM throughput AS recent
                 WHERE recent.company_uuid = $1 AND recent.bucket = $2 AND recent.interface_uuid = usual.interface_uuid
                   AND recent.at >= $5 AND recent.received > 0)
        ORDER BY days DESC, whole.uuid LIMIT ${limit}`,
      [companyUuid, bucket / 1000, usual, usual.at(-1), new Date(slot), uuids ?? null],
    );
  }

  /** Throws in a store without this entity. */
  #of(entity: string): { table: string; record: string; column: (property: string) => string } {
    const table = this.#tables.get(entity);
    if (!table) throw new Error(`No records of "${entity}" are stored here.`);
    return { table: table.sql, record: table.record, column: (property) => table.column(property).sql };
  }
}
