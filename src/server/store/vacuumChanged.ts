import type { Sql } from './Database.ts';
import { identifier } from './quoted.ts';

/**
 * What autovacuum does for a PostgreSQL server, by its own thresholds; PGlite is one process and has none. Without it
 * plans rest on guesses, and counts look into the table for what an index knows.
 */
export async function vacuumChanged(sql: Sql): Promise<void> {
  const changed = await sql.query<{ schema: string; name: string }>(
    `SELECT stat.schemaname::text AS schema, stat.relname::text AS name
       FROM pg_stat_user_tables stat JOIN pg_class class ON class.oid = stat.relid
      WHERE n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
         OR n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)`,
  );
  for (const { schema, name } of changed)
    await sql.query(`VACUUM (ANALYZE) ${identifier(schema)}.${identifier(name)}`);
}
