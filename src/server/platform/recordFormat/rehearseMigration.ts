import { newestFormatOf } from '../../../contract/model/recordMigration.ts';
import type { Database } from '../store/databases/Database.ts';
import { readKnownFormat } from '../store/schema/migrate.ts';
import type { MigrationReport } from './MigrationReport.ts';
import { migrateRecords, type RecordSchemas } from './migrateRecords.ts';

/**
 * Resolves to the report of a migration to a record format, the newest one by default, without a change. Reads one
 * snapshot and takes no locks, so services on the same PostgreSQL continue. Throws a sentence for a database of a
 * newer program.
 */
export async function rehearseMigration(
  database: Database,
  schemas: RecordSchemas,
  to = newestFormatOf(schemas.migrations),
): Promise<MigrationReport> {
  return database.transaction(
    async (sql) => {
      await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const from = await readKnownFormat(sql, newestFormatOf(schemas.migrations));
      return migrateRecords(sql, { from, to }, schemas, false);
    },
    { isLong: true },
  );
}
