import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Castagnoli's polynomial, bits reversed. */
const polynomial = 0x82f63b78;

/** The checksum that PostgreSQL uses for its files. Node has only the other CRC-32. */
function crc32c(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ polynomial : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Major version of the PostgreSQL in PGlite, which opens only files of this version. */
export const postgresVersion = 18;

/** Paths that `initdb` creates and PostgreSQL needs to start. Those with a final slash are never empty. */
const requiredPaths = [
  ...['PG_VERSION', 'postgresql.conf', 'global/pg_filenode.map', 'base/', 'pg_wal', 'pg_xact/'],
  ...['pg_multixact/members/', 'pg_multixact/offsets/', 'pg_subtrans', 'pg_logical', 'pg_notify'],
  ...['pg_commit_ts', 'pg_dynshmem', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp'],
  ...['pg_tblspc', 'pg_twophase'],
];

const isPresent = (folder: string, part: string): boolean => {
  const path = join(folder, part);
  return existsSync(path) && (!part.endsWith('/') || readdirSync(path).length > 0);
};

/** `pg_control` has 8 KiB. Zeros follow its last field, which is the checksum of everything before it. */
function findControlFileProblem(folder: string): string | undefined {
  const path = join(folder, 'global/pg_control');
  if (!existsSync(path)) return 'global/pg_control is missing';
  const bytes = readFileSync(path);
  const last = bytes.findLastIndex((byte) => byte !== 0);
  const checksum = last - (last % 4);
  const isIntact =
    bytes.length === 8192 &&
    last >= 0 &&
    crc32c(bytes.subarray(0, checksum)) === bytes.readUInt32LE(checksum);
  return isIntact ? undefined : 'global/pg_control has a wrong size or checksum';
}

const hasWriteAheadLog = (folder: string): boolean =>
  readdirSync(join(folder, 'pg_wal')).some((name) => /^[\dA-F]{24}$/.test(name));

/** Error for a database that cannot be opened. */
export const damagedDatabaseError = (folder: string, problem: string): Error =>
  new Error(
    `The database in ${folder} is damaged: ${problem}. Set DATA_DIR to another folder, and restore a backup into it (npm run restore).`,
  );

/**
 * Throws one sentence if PGlite cannot open a folder, as far as the files show it; writes nothing. PGlite
 * itself would create a new database over some of them, and abort without a reason for others.
 */
export function assertDatabaseIntact(folder: string): void {
  const missing = requiredPaths.find((part) => !isPresent(folder, part));
  if (missing !== undefined) throw damagedDatabaseError(folder, `${missing} is missing or empty`);
  if (!hasWriteAheadLog(folder)) throw damagedDatabaseError(folder, 'pg_wal contains no log file');
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== String(postgresVersion)) {
    throw new Error(
      `The database in ${folder} was created by PostgreSQL ${version}, but this program opens only databases of PostgreSQL ${postgresVersion}. Start the program that created it, or set DATA_DIR to another folder.`,
    );
  }
  const problem = findControlFileProblem(folder);
  if (problem !== undefined) throw damagedDatabaseError(folder, problem);
}
