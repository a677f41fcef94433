import type { Sql } from '../../../src/server/store/Database.ts';

/** Counts of an interface as its row has them and as its documents are, of one instant. */
export interface Counts {
  readonly pending: number;
  readonly blocked: number;
  readonly realPending: number;
  readonly realBlocked: number;
}

/** One statement, so one snapshot: both sides are of the same transactions. */
const counts = `
  SELECT coalesce((apart->>'pendingCount')::int, 0) AS pending,
         coalesce((apart->>'blockedCount')::int, 0) AS blocked,
         (SELECT count(*)::int FROM "document_pendingData"
           WHERE "code interfaceUuid" = $1 AND "code status" IN ('PENDING', 'RUNNING', 'FAILED', 'BLOCKED')) AS "realPending",
         (SELECT count(*)::int FROM "document_pendingData"
           WHERE "code interfaceUuid" = $1 AND "code status" = 'BLOCKED') AS "realBlocked"
    FROM document_interface WHERE uuid = $1`;

export async function countsOf(sql: Sql, interfaceUuid: string): Promise<Counts> {
  const [row] = await sql.query<Counts>(counts, [interfaceUuid]);
  if (!row) throw new Error(`There is no interface ${interfaceUuid}.`);
  return row;
}

export const agree = ({ pending, blocked, realPending, realBlocked }: Counts): boolean =>
  pending === realPending && blocked === realBlocked;
