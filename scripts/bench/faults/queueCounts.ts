import type { Sql } from '../../../src/server/platform/store/databases/Database.ts';

/**
 * Counts of an interface at one instant: as stored in its row, and as counted from its documents (`real…`).
 */
export interface QueueCounts {
  readonly pending: number;
  readonly blocked: number;
  readonly realPending: number;
  readonly realBlocked: number;
}

/** SQL: a stored count with its appended changes. */
const countSqlOf = (property: string): string =>
  `coalesce((apart->>'${property}')::int, 0) + coalesce((SELECT sum(added) FROM counter_change
     WHERE record_uuid = uuid AND property = '${property}'), 0)`;

/** One statement reads both sides, so they come from one snapshot. */
const countsSql = `
  SELECT (${countSqlOf('pendingCount')})::int AS pending, (${countSqlOf('blockedCount')})::int AS blocked,
         (SELECT count(*)::int FROM "document_pendingData"
           WHERE "code interfaceUuid" = $1 AND "code status" IN ('PENDING', 'RUNNING', 'FAILED', 'BLOCKED')) AS "realPending",
         (SELECT count(*)::int FROM "document_pendingData"
           WHERE "code interfaceUuid" = $1 AND "code status" = 'BLOCKED') AS "realBlocked"
    FROM document_interface WHERE uuid = $1`;

export async function readCounts(sql: Sql, interfaceUuid: string): Promise<QueueCounts> {
  const [row] = await sql.query<QueueCounts>(countsSql, [interfaceUuid]);
  if (!row) throw new Error(`There is no interface ${interfaceUuid}.`);
  return row;
}

export const countsAgree = ({ pending, blocked, realPending, realBlocked }: QueueCounts): boolean =>
  pending === realPending && blocked === realBlocked;

/** Compares the stored counts of an interface with its documents, at any number of instants. */
export class CountChecks {
  checks = 0;
  /** Stored counts that differ from those of the documents. */
  readonly mismatches: QueueCounts[] = [];

  add(counts: QueueCounts): void {
    this.checks += 1;
    if (!countsAgree(counts)) this.mismatches.push(counts);
  }
}
