import type { Sql } from '../../../platform/store/databases/Database.ts';

/**
 * A number that only claims lock. The claims run one after the other, so each one reads the documents of the
 * earlier ones.
 */
const claimLockKey = 7_402_617;

/** Lets the claims of all processes wait until the transaction ends. */
export async function lockClaims(sql: Sql): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1)', [claimLockKey]);
}

/**
 * SQL: two common table expressions. They store the documents in `claimed` as the latest claim of each interface in
 * `wanted` that runs one document at a time, and forget the claim of any other. While a claim is stored, only its
 * documents can run, because no document ran when it was made. Without one, any waiting document may run.
 */
export const writeLatestSql = `stored_latest AS (
       INSERT INTO latest_claim (interface_uuid, company_uuid, documents)
       SELECT owner.uuid, owner.company_uuid, taken.documents FROM wanted AS owner, LATERAL (
         SELECT coalesce(array_agg(uuid), '{}') AS documents FROM claimed WHERE "interfaceUuid" = owner.uuid
       ) AS taken
        WHERE owner."runsOneAtATime" AND owner."limit" > 0 AND (taken.documents <> '{}' OR NOT owner."hasLatest")
           ON CONFLICT (interface_uuid) DO UPDATE SET documents = excluded.documents
     ), forgotten_latest AS (
       DELETE FROM latest_claim USING wanted AS owner
        WHERE interface_uuid = owner.uuid AND owner."hasLatest" AND NOT owner."runsOneAtATime"
     )`;

/** A document of the interface runs without a claim. Within a transaction: claims wait until it ends. */
export async function forgetLatestClaim(sql: Sql, interfaceUuid: string): Promise<void> {
  await lockClaims(sql);
  await sql.query('DELETE FROM latest_claim WHERE interface_uuid = $1', [interfaceUuid]);
}
