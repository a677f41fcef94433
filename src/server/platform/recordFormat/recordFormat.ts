import { recordMigrations } from '#generated/catalog/migrations.ts';
import { newestFormatOf } from '../../../contract/model/recordMigration.ts';
import { log } from '../base/log.ts';
import { entityInRole, entityOf, entityTables } from '../operations/catalog.ts';
import type { RecordFormat } from '../store/schema/migrate.ts';
import type { MigrationReport } from './MigrationReport.ts';
import type { RecordSchemas } from './migrateRecords.ts';

/** The schemas of this program. */
export const recordSchemas: RecordSchemas = {
  migrations: recordMigrations,
  tables: entityTables,
  entityOf,
  changeLog: entityInRole('changeLog')?.model.name,
};

/**
 * Returns the format of the records of these schemas, with the migration from any older one.
 * @param onReport receives the report of a successful migration, before its commit. By default it goes to the log
 */
export const recordFormatOf = (
  schemas: RecordSchemas,
  onReport?: (report: MigrationReport) => void,
): RecordFormat => ({
  newest: newestFormatOf(schemas.migrations),
  migrate: async (sql, from) => {
    const [{ migrateRecords }, { formatMigrationReport, RecordMigrationError }] = await Promise.all([
      import('./migrateRecords.ts'),
      import('./MigrationReport.ts'),
    ]);
    const to = newestFormatOf(schemas.migrations);
    const report = await migrateRecords(sql, { from, to }, schemas, true);
    if (report.failureCount > 0) throw new RecordMigrationError(report);
    if (onReport) onReport(report);
    else if (report.results.some(({ changed }) => changed > 0))
      log.info(formatMigrationReport(report, { hasExamples: false }));
  },
});

/** The record format of this program. */
export const recordFormat = recordFormatOf(recordSchemas);
