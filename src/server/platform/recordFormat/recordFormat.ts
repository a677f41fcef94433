import { newestFormatOf } from '../../../contract/model/recordMigration.ts';
import { recordMigrations } from '../../../generated/catalog/migrations.ts';
import { log } from '../base/log.ts';
import { entityInRole, entityOf, entityTables } from '../operations/catalog.ts';
import type { RecordFormat } from '../store/schema/migrate.ts';
import type { RecordSchemas } from './migrateRecords.ts';
import type { Json } from './RecordConverter.ts';

/** The schemas of this program. */
export const recordSchemas: RecordSchemas = {
  migrations: recordMigrations,
  tables: entityTables,
  entityOf,
  changeLog: entityInRole('changeLog')?.model.name,
};

/** Returns the format of the records of these schemas, with the migration from any older one. */
export const recordFormatOf = (schemas: RecordSchemas): RecordFormat => ({
  newest: newestFormatOf(schemas.migrations),
  migrate: async (sql, from) => {
    const [{ migrateRecords }, { formatMigrationReport, RecordMigrationError }] = await Promise.all([
      import('./migrateRecords.ts'),
      import('./MigrationReport.ts'),
    ]);
    const to = newestFormatOf(schemas.migrations);
    const report = await migrateRecords(sql, { from, to }, schemas, true);
    if (report.failureCount > 0) throw new RecordMigrationError(report);
    if (report.results.some(({ changed }) => changed > 0))
      log.info(formatMigrationReport(report, { hasExamples: false }));
  },
});

/** The record format of this program. */
export const recordFormat = recordFormatOf(recordSchemas);

/**
 * Resolves to the present form of a record of an older format, such as one of an export file. Rejects with a
 * ConversionError.
 */
export async function toPresentForm(entity: string, record: Json, from: number): Promise<Json> {
  const pending = recordMigrations.filter((one) => one.entity === entity && one.version > from);
  if (pending.length === 0) return record;
  const { RecordConverter } = await import('./RecordConverter.ts');
  return (await new RecordConverter(pending).convert(record)).record;
}
