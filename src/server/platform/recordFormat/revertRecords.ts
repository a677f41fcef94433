import { newestFormatOf } from '../../../contract/model/recordMigration.ts';
import type { Database } from '../store/databases/Database.ts';
import { tableNameOf } from '../store/schema/EntityTable.ts';
import { lockSchema } from '../store/schema/Partitions.ts';
import { readRecordFormat, renameTables, writeRecordFormat } from '../store/schema/recordFormat.ts';
import { type MigrationReport, RecordMigrationError } from './MigrationReport.ts';
import { migrateRecords, type RecordSchemas } from './migrateRecords.ts';

/**
 * Changes all records back to an older format, whose program can start then. One transaction, one process at a
 * time. Throws a sentence or a RecordMigrationError. Without `writes`, the database stays as it is.
 */
export async function revertRecords(
  database: Database,
  to: number,
  schemas: RecordSchemas,
  writes: boolean,
): Promise<MigrationReport> {
  return database.transaction(
    async (sql) => {
      if (writes) await lockSchema(sql);
      const from = await readRecordFormat(sql);
      if (to >= from) throw new Error(`The records have format ${from}. Choose a lower format for --revert.`);
      const report = await migrateRecords(sql, { from, to }, schemas, writes);
      if (report.failureCount > 0) throw new RecordMigrationError(report);
      if (writes) {
        const kept = schemas.migrations.filter(({ version }) => version <= to);
        const tables = schemas.tables.map(({ entity, waitingSplit }) => ({
          entity,
          name: tableNameOf(entity, newestFormatOf(kept.filter((one) => one.entity === entity))),
          waitingSplit,
        }));
        await renameTables(sql, tables);
        await writeRecordFormat(sql, to);
      }
      return report;
    },
    { isLong: true },
  );
}
