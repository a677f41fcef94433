import type { Database } from '../../../../src/server/platform/store/databases/Database.ts';

/** Resolves to every row of every table as text. */
export async function dumpDatabase(database: Database): Promise<Record<string, readonly string[]>> {
  const tables = await database.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await database.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t ORDER BY 1`);
    rows[name] = found.map(({ text }) => text);
  }
  return rows;
}

/** Resolves to every row except those of the audit log, which has an entry for each attempt. */
export async function dumpWithoutAudit(database: Database): Promise<Record<string, readonly string[]>> {
  const tables = Object.entries(await dumpDatabase(database));
  return Object.fromEntries(
    tables.map(([name, rows]) => [name, rows.filter((row) => !row.startsWith('(auditEntry,'))]),
  );
}
