import { newestFormatOf } from '../../../contract/model/recordMigration.ts';
import type { Database } from '../store/databases/Database.ts';
import { readKnownFormat } from '../store/schema/migrate.ts';
import type { MigrationReport } from './MigrationReport.ts';
import { migrateRecords, type RecordSchemas } from './migrateRecords.ts';
import { assertOlderFormat } from './revertRecords.ts';

/**
 * Resolves to the report of a migration to the newest record format, or back to an older one, without a change. Reads one
 * snapshot and takes no locks, so services on the same PostgreSQL continue. Throws a sentence for a database of a
 * newer program.
 */
export async function rehearseMigration(
  database: Database,
  schemas: RecordSchemas,
  olderFormat?: number,
): Promise<MigrationReport> {
  return database.transaction(
    async (sql) => {
      await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const newest = newestFormatOf(schemas.migrations);
      const from = await readKnownFormat(sql, newest);
      if (olderFormat !== undefined) assertOlderFormat(olderFormat, from);
      const to = olderFormat ?? newest;
      return migrateRecords(sql, { from, to }, schemas, false);
    },
    { isLong: true },
  );
}
