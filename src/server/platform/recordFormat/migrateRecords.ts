import type { RecordMigration } from '../../../contract/model/recordMigration.ts';
import type { EntityDefinition } from '../operations/catalog.ts';
import type { Sql } from '../store/databases/Database.ts';
import type { EntityTable } from '../store/schema/EntityTable.ts';
import { findTables } from '../store/schema/recordFormat.ts';
import { EntityMigration } from './EntityMigration.ts';
import type { MigrationReport } from './MigrationReport.ts';
import { ResultCollector } from './ResultCollector.ts';

/** The schemas that records belong to. */
export interface RecordSchemas {
  readonly migrations: readonly RecordMigration[];
  readonly tables: readonly EntityTable[];
  readonly entityOf: (name: string) => EntityDefinition;
  /** Entity of the change log, whose entries have versions of records. */
  readonly changeLog: string | undefined;
}

/** Throws a sentence for a migration that cannot be reverted. */
function assertReversible(migrations: readonly RecordMigration[]): void {
  const final = migrations.find(({ irreversible }) => irreversible);
  if (!final) return;
  const name = [final.entity, ...final.path, final.property ?? final.former].join('.');
  throw new Error(
    `The migration of ${name} to record format ${final.version} is irreversible. Restore a backup of an earlier format.`,
  );
}

/**
 * Migrates all records from one record format to another, in the transaction of `sql`. Resolves to a report; with
 * failures, the caller rolls back. Without `writes`, the database stays as it is.
 */
export async function migrateRecords(
  sql: Sql,
  { from, to }: { readonly from: number; readonly to: number },
  { migrations, tables, entityOf, changeLog }: RecordSchemas,
  writes: boolean,
): Promise<MigrationReport> {
  const isForward = to > from;
  const [lower, upper] = isForward ? [from, to] : [to, from];
  const pending = migrations.filter(({ version }) => version > lower && version <= upper);
  if (!isForward) assertReversible(pending);
  const results = new ResultCollector(pending, entityOf);
  const existing = await findTables(sql);
  const log = changeLog === undefined ? undefined : existing.get(changeLog);
  let keptVersions = 0;
  for (const name of new Set(pending.map(({ entity }) => entity))) {
    const [table, tableName] = [tables.find(({ entity }) => entity === name), existing.get(name)];
    if (!table || tableName === undefined) continue;
    const own = pending.filter(({ entity }) => entity === name);
    const migration = new EntityMigration(sql, entityOf(name), own, isForward, results);
    await migration.run(table, tableName, writes);
    if (writes) await migration.runRecycleBin();
    if (log !== undefined) keptVersions += await migration.runVersions(log, writes);
  }
  return { from, to, ...results.report(), keptVersions };
}
