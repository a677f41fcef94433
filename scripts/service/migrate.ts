import { parseCommandLine, UsageError } from '../../generator/pipeline/parseCommandLine.ts';
import { readEnvironment } from '../../src/server/environment/readEnvironment.ts';
import { migrations } from '../../src/server/modules.ts';
import { openServiceDatabase } from '../../src/server/openResources.ts';
import { entityTables } from '../../src/server/platform/operations/catalog.ts';
import { formatMigrationReport } from '../../src/server/platform/recordFormat/MigrationReport.ts';
import { recordFormatOf, recordSchemas } from '../../src/server/platform/recordFormat/recordFormat.ts';
import { rehearseMigration } from '../../src/server/platform/recordFormat/rehearseMigration.ts';
import { revertRecords } from '../../src/server/platform/recordFormat/revertRecords.ts';
import type { Database } from '../../src/server/platform/store/databases/Database.ts';
import { migrate } from '../../src/server/platform/store/schema/migrate.ts';

/** Migrates as a start does. Resolves to the report. */
async function migrateForward(database: Database): Promise<string> {
  let text = `The records have format ${recordFormatOf(recordSchemas).newest}. No migration is pending.`;
  const format = recordFormatOf(recordSchemas, (report) => {
    text = formatMigrationReport(report, { hasExamples: true });
  });
  await migrate(database, entityTables, migrations, format);
  return text;
}

/**
 * `interface-console migrate [--dry-run] [--revert FORMAT]`: migrates the stored records as a start does, or back to
 * an older record format, and prints a report. With the embedded database, the service must be stopped.
 */
const { values } = parseCommandLine({
  options: { 'dry-run': { type: 'boolean' }, revert: { type: 'string' } },
});
if (values.revert !== undefined && !/^\d{1,7}$/.test(values.revert))
  throw new UsageError(
    'Usage: interface-console migrate [--dry-run] [--revert FORMAT], where FORMAT is a number',
  );
const target = values.revert === undefined ? undefined : Number(values.revert);
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.error(
      'Interrupted. A migration changes all records or none: "interface-console migrate --dry-run" reports whether it is pending.',
    );
    process.exit(exitCodes[signal]);
  });
const { database, close } = await openServiceDatabase(readEnvironment(process.env));
try {
  if (values['dry-run']) {
    const report = await rehearseMigration(database, recordSchemas, target);
    console.log(`${formatMigrationReport(report, { hasExamples: true })}\nDry run: nothing was changed.`);
    if (report.failureCount > 0) process.exitCode = 1;
  } else if (target === undefined) console.log(await migrateForward(database));
  else
    console.log(
      formatMigrationReport(await revertRecords(database, target, recordSchemas), { hasExamples: true }),
    );
} finally {
  await close();
}
