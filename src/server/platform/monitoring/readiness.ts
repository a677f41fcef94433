import { statfs } from 'node:fs/promises';
import { inTime } from '../base/inTime.ts';
import type { Sql } from '../store/databases/Database.ts';
import { readVersion } from '../store/schema/migrate.ts';

/** Names of the conditions of a process that may get requests, with the problem of each failed one. */
export type Readiness = Readonly<Record<'database' | 'migrations' | 'disk', 'ok' | string>>;

export interface ReadinessOptions {
  readonly database: Sql;
  /** Folder of the embedded database; undefined with PostgreSQL, whose server has its own disk. */
  readonly folder: string | undefined;
  /** Version of the tables that this program knows. */
  readonly newestVersion: number;
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

/**
 * Checks whether this process can serve requests. The answer of the database also shows whether a newer
 * program has migrated the tables meanwhile.
 */
export async function checkReadiness({
  database,
  folder,
  newestVersion,
  patience = 2_000,
}: ReadinessOptions): Promise<Readiness> {
  const [version, disk] = await Promise.allSettled([
    inTime(readVersion(database), patience),
    folder === undefined ? 'ok' : checkDisk(folder),
  ]);
  const [found, isKnown] =
    version.status === 'fulfilled' ? [version.value, true] : [messageOf(version.reason), false];
  return {
    database: isKnown ? 'ok' : String(found),
    migrations:
      !isKnown || found === newestVersion
        ? 'ok'
        : `the tables have version ${found}, this program has ${newestVersion}`,
    disk: disk.status === 'fulfilled' ? disk.value : messageOf(disk.reason),
  };
}
