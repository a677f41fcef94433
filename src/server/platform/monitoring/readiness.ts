import { statfs } from 'node:fs/promises';
import { inTime } from '../base/inTime.ts';
import type { Sql } from '../store/databases/Database.ts';
import { type DatabaseVersions, readVersions } from '../store/schema/migrate.ts';

/** The conditions of a process that may get requests: `ok`, or the problem. */
export type Readiness = Readonly<Record<'database' | 'migrations' | 'disk', string>>;

interface ReadinessOptions {
  readonly database: Sql;
  /** Folder of the embedded database; undefined with PostgreSQL, whose server has its own disk. */
  readonly folder: string | undefined;
  /** Version of the tables that this program supports. */
  readonly newestVersion: number;
  /** Format of records that this program supports. */
  readonly recordFormat: number;
  /** Milliseconds that the database has to answer. */
  readonly patience?: number;
}

/** Bytes. The embedded database cannot write its log with less. */
const minFreeDisk = 100 * 2 ** 20;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function checkDisk(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= minFreeDisk ? 'ok' : `less than ${minFreeDisk / 2 ** 20} MiB are free`;
}

function describeVersions(found: DatabaseVersions, newestVersion: number, recordFormat: number): string {
  if (found.schemaVersion !== newestVersion)
    return `the tables have version ${found.schemaVersion}, this program has ${newestVersion}`;
  return found.recordFormat === recordFormat
    ? 'ok'
    : `the records have format ${found.recordFormat}, this program has ${recordFormat}`;
}

/**
 * Checks whether this process can serve requests. The answer of the database also shows whether a newer
 * program has migrated the tables or records meanwhile.
 */
export async function checkReadiness({
  database,
  folder,
  newestVersion,
  recordFormat,
  patience = 2_000,
}: ReadinessOptions): Promise<Readiness> {
  const [version, disk] = await Promise.allSettled([
    inTime(readVersions(database), patience),
    folder === undefined ? 'ok' : checkDisk(folder),
  ]);
  return {
    database: version.status === 'fulfilled' ? 'ok' : messageOf(version.reason),
    migrations:
      version.status === 'fulfilled' ? describeVersions(version.value, newestVersion, recordFormat) : 'ok',
    disk: disk.status === 'fulfilled' ? disk.value : messageOf(disk.reason),
  };
}
