import { createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataFolder } from '../store/databases/DataFolder.ts';
import { openDatabase } from '../store/databases/openDatabase.ts';
import { writeArchive } from './writeArchive.ts';

const postBackup = (socketPath: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ socketPath, method: 'POST', path: '/backup' }, resolve).once('error', reject).end();
  });

/**
 * Asks the service that runs on this folder to write its archive to `out` (serveBackups.ts). Throws one
 * sentence.
 */
export async function requestArchive(folder: DataFolder, out: Writable): Promise<void> {
  const answer = await postBackup(folder.socketPath).catch((cause: Error) => {
    throw new Error(
      `The data folder ${folder.path} is in use, and nobody there makes backups (${cause.message}). Stop the service, and try again.`,
      { cause },
    );
  });
  await pipeline(answer, out).catch((cause: Error) => {
    throw new Error(
      `The running service could not finish the backup, or it could not be written: ${cause.message}`,
      { cause },
    );
  });
}

export interface BackupOptions {
  /** Overwrites an existing file. */
  readonly force?: boolean;
}

async function archiveFolder(folder: DataFolder, out: Writable): Promise<void> {
  const database = await openDatabase(folder, undefined);
  try {
    await writeArchive(database, folder, out);
  } finally {
    await database.close();
  }
}

/**
 * Lets `write` fill a file. The file appears only when it is complete and on disk; a failure leaves no file.
 */
async function writeAtomically(file: string, write: (out: Writable) => Promise<void>): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  // The archive is as secret as the key in it.
  const out = createWriteStream(unfinished, { fd: openSync(unfinished, 'wx', 0o600), flush: true });
  try {
    await write(out);
    renameSync(unfinished, file);
  } catch (error) {
    out.destroy();
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/**
 * Writes the data folder to `file`. If a service runs on the folder, that service writes it. Throws one
 * sentence.
 */
export async function createBackup(
  dataDir: string,
  file: string,
  { force }: BackupOptions = {},
): Promise<void> {
  if (existsSync(file) && !force)
    throw new Error(`${file} is there already. Name another file, or add --force.`);
  const folder = new DataFolder(dataDir);
  if (!existsSync(folder.databasePath))
    throw new Error(`The data folder ${dataDir} holds no database. Set DATA_DIR.`);
  const writeTo = folder.tryLock() ? archiveFolder : requestArchive;
  try {
    await writeAtomically(file, (out) => writeTo(folder, out));
  } finally {
    folder.unlock();
  }
}
