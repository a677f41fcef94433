import type { Sql } from './Database.ts';

/** Any number that only this service takes in a database that it may share. */
const advisoryLock = 7_402_616;

/** Until the transaction ends, no other process changes what tables there are. */
export async function lockTables(sql: Sql): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1)', [advisoryLock]);
}
