import { createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { DataFolder } from '../DataFolder.ts';
import { openDatabase } from '../openDatabase.ts';
import { askService } from './askService.ts';
import { writeArchive } from './writeArchive.ts';

export interface BackupOptions {
  /** Replaces a file that is there already. */
  readonly force?: boolean;
}

async function archiveStopped(folder: DataFolder, out: Writable): Promise<void> {
  const database = await openDatabase(folder, undefined);
  try {
    await writeArchive(database, folder, out);
  } finally {
    await database.close();
  }
}

/** Lets `write` fill a file that appears when it is whole and on the disk; whatever fails leaves nothing. */
async function writeWhole(file: string, write: (out: Writable) => Promise<void>): Promise<void> {
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

/** Writes the data folder to `file`, by the service that runs on it where one does. Throws one sentence. */
export async function backup(dataDir: string, file: string, { force }: BackupOptions = {}): Promise<void> {
  if (existsSync(file) && !force)
    throw new Error(`${file} is there already. Name another file, or add --force.`);
  const folder = new DataFolder(dataDir);
  if (!existsSync(folder.database))
    throw new Error(`The data folder ${dataDir} holds no database. Set DATA_DIR.`);
  const archive = folder.tryLock() ? archiveStopped : askService;
  try {
    await writeWhole(file, (out) => archive(folder, out));
  } finally {
    folder.unlock();
  }
}
