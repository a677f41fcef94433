import { quoteIdentifier, type Sql } from '../databases/Database.ts';
import type { EntityTable } from './EntityTable.ts';

/** Returns the format of the stored records: the newest version of `x-migrations` that they have. */
export async function readRecordFormat(sql: Sql): Promise<number> {
  const [table] = await sql.query<{ name: string | null }>(
    "SELECT to_regclass('record_format')::text AS name",
  );
  if (!table?.name) return 0;
  const [row] = await sql.query<{ version: number | null }>(
    'SELECT max(version) AS version FROM record_format',
  );
  return row?.version ?? 0;
}

export async function writeRecordFormat(sql: Sql, version: number): Promise<void> {
  await sql.query('DELETE FROM record_format');
  await sql.query('INSERT INTO record_format (version) VALUES ($1)', [version]);
}

/** Returns the names of the existing tables of entities, in any record format. */
export async function findTables(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
      WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace`,
  );
  return new Map(
    rows.flatMap(({ name }) => {
      const entity = /^document_([^_ ]+)(_v\d+)?$/.exec(name)?.[1];
      return entity === undefined ? [] : [[entity, name]];
    }),
  );
}

/** Gives the tables of entities the names of their record format, and the partitions of waiting records, too. */
export async function renameTables(
  sql: Sql,
  tables: readonly Pick<EntityTable, 'entity' | 'name' | 'waitingSplit'>[],
): Promise<void> {
  const existing = await findTables(sql);
  for (const { entity, name, waitingSplit } of tables) {
    const former = existing.get(entity);
    if (former === undefined || former === name) continue;
    await sql.query(`ALTER TABLE ${quoteIdentifier(former)} RENAME TO ${quoteIdentifier(name)}`);
    if (waitingSplit)
      for (const part of ['waiting', 'finished'])
        await sql.query(
          `ALTER TABLE IF EXISTS ${quoteIdentifier(`${former}_${part}`)} RENAME TO ${quoteIdentifier(`${name}_${part}`)}`,
        );
  }
}
