import { newestFormatOf } from '../../../contract/model/recordMigration.ts';
import type { Database, Sql } from '../store/databases/Database.ts';
import { tableNameOf } from '../store/schema/EntityTable.ts';
import { readKnownFormat } from '../store/schema/migrate.ts';
import { lockSchema } from '../store/schema/Partitions.ts';
import { renameTables, writeRecordFormat } from '../store/schema/recordFormat.ts';
import { type MigrationReport, RecordMigrationError } from './MigrationReport.ts';
import { migrateRecords, type RecordSchemas } from './migrateRecords.ts';

/** Gives the tables the names that a program with an older record format expects. */
async function renameTablesTo(
  sql: Sql,
  format: number,
  { migrations, tables }: RecordSchemas,
): Promise<void> {
  const kept = migrations.filter(({ version }) => version <= format);
  const former = tables.map(({ entity, waitingSplit }) => ({
    entity,
    name: tableNameOf(entity, newestFormatOf(kept.filter((one) => one.entity === entity))),
    waitingSplit,
  }));
  await renameTables(sql, former);
}

/** Throws if records cannot be changed back to a format. */
export function assertOlderFormat(format: number, present: number): void {
  if (format >= present) throw new Error(`The records have format ${present}. Name a lower format.`);
}

/**
 * Changes all records back to an older format, whose program can start then. One transaction, one process at a
 * time. Throws a sentence or a RecordMigrationError; nothing is changed then.
 */
export async function revertRecords(
  database: Database,
  to: number,
  schemas: RecordSchemas,
): Promise<MigrationReport> {
  return database.transaction(
    async (sql) => {
      await lockSchema(sql);
      const from = await readKnownFormat(sql, newestFormatOf(schemas.migrations));
      assertOlderFormat(to, from);
      // Older processes and their statements wait here, and fail afterwards.
      await renameTablesTo(sql, to, schemas);
      const report = await migrateRecords(sql, { from, to }, schemas, true);
      if (report.failureCount > 0) throw new RecordMigrationError(report);
      await writeRecordFormat(sql, to);
      return report;
    },
    { isLong: true },
  );
}
