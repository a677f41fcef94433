import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { noteFolderCommand } from '../audit/folderCommands.ts';
import { DataFolder, unusableFolderError } from '../store/databases/DataFolder.ts';
import type { DatabaseVersions } from '../store/schema/migrate.ts';
import { ArchiveError } from './BackupManifest.ts';
import { readArchive } from './readArchive.ts';

/** Throws if a restore would overwrite the files of a service. Any other file may be in the folder, such as `lost+found`. */
function assertUnused(folder: DataFolder): void {
  folder.assertNotHalfRestored();
  const used = [folder.databasePath, folder.unfinishedDatabasePath, folder.keyPath];
  const found = used.filter((path) => existsSync(path)).map((path) => basename(path));
  if (found.length === 0) return;
  throw new Error(
    `The data folder ${folder.path} belongs to a service: it contains ${found.join(', ')}. Set DATA_DIR to an empty or new folder.`,
  );
}

/** Unpacks into a folder on the same disk, then moves the complete content to its place. */
async function unpackInto(folder: DataFolder, file: string, newest: DatabaseVersions): Promise<void> {
  mkdirSync(folder.restorePath, { mode: 0o700 });
  const discard = (): void => {
    rmSync(folder.restorePath, { recursive: true, force: true });
    folder.discard();
  };
  process.once('exit', discard);
  try {
    await readArchive(file, folder.restorePath, newest);
  } catch (error) {
    rmSync(folder.restorePath, { recursive: true });
    throw error;
  } finally {
    process.off('exit', discard);
  }
  const key = join(folder.restorePath, 'secret.key');
  if (existsSync(key)) renameSync(key, folder.keyPath);
  renameSync(join(folder.restorePath, 'db'), folder.databasePath);
  rmSync(folder.restorePath, { recursive: true });
}

/**
 * Fills an unused data folder from an archive of `backup`. Throws one sentence; a failure leaves the folder
 * unused, and removes a new one. Resolves to whether the archive held the key. If not, SECRET_KEY must have the value that it had
 * before.
 *
 * @param newest the newest versions of a database that this program supports
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  newest: DatabaseVersions,
): Promise<{ readonly withKey: boolean }> {
  if (!existsSync(file)) throw new Error(`The file ${file} does not exist.`);
  const folder = new DataFolder(dataDir);
  folder.lock();
  try {
    assertUnused(folder);
    await unpackInto(folder, file, newest);
    noteFolderCommand(folder, 'restore');
    return { withKey: existsSync(folder.keyPath) };
  } catch (error) {
    folder.unlock();
    folder.discard();
    if (error instanceof ArchiveError) throw new Error(`${file} ${error.message}`, { cause: error });
    throw error instanceof Error && 'syscall' in error ? unusableFolderError(dataDir, error) : error;
  } finally {
    folder.unlock();
  }
}
