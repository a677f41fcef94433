import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tryLock, unlock } from 'fs-native-extensions';
import { createFolder } from './createFolder.ts';
import { createWholeFile, isFileExistsError } from './createWholeFile.ts';

/** The first step towards a folder that can be used, by the code of the error. Another folder is always one. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: 'Make the user that runs the service its owner, or set',
  EPERM: 'Make the user that runs the service its owner, or set',
  ENOSPC: 'Free some space on its disk, or set',
};

/** Error for a folder that the file system does not let us use. */
export function unusableFolderError(path: string, cause: unknown): Error {
  const { message, code = '' } = cause as NodeJS.ErrnoException;
  return new Error(
    `The data folder ${path} cannot be used: ${message}. ${remedies[code] ?? 'Set'} DATA_DIR to another folder.`,
    { cause },
  );
}

/** Minimum characters of a key for a new database, as of SECRET_KEY. */
const minKeyLength = 32;

/** The folder with the files of the service. */
export class DataFolder {
  readonly path: string;
  #lock: number | undefined;
  /** The topmost folder that `#create` has created. */
  #created: string | undefined;
  /** Whether `#makeKey` has created the key. */
  #hasNewKey = false;

  /** Creates no folder. The first lock or key creates it. */
  constructor(path: string) {
    this.path = path;
  }

  /** Throws if the folder does not exist and cannot be created. */
  #create(): void {
    try {
      this.#created ??= createFolder(resolve(this.path), 0o700);
    } catch (error) {
      throw unusableFolderError(this.path, error);
    }
  }

  /** Removes the folder and its content if this object has created it. */
  discard(): void {
    if (this.#created !== undefined) rmSync(this.#created, { recursive: true, force: true });
    this.#created = undefined;
  }

  /** Removes the key if this object has created it, with the folder if that is new: the database has another key. */
  discardKey(): void {
    if (this.#hasNewKey) rmSync(this.keyPath, { force: true });
    this.#hasNewKey = false;
    this.discard();
  }

  get databasePath(): string {
    return join(this.path, 'db');
  }

  /** Folder of a database whose creation was interrupted. */
  get unfinishedDatabasePath(): string {
    return `${this.databasePath}.unfinished`;
  }

  get keyPath(): string {
    return join(this.path, 'secret.key');
  }

  /** Folder into which a restore unpacks (restoreBackup.ts). It is removed after the content was moved. */
  get restorePath(): string {
    return join(this.path, 'restoring');
  }

  /** Notes of commands that the next start logs (audit/folderCommands.ts). */
  get commandsPath(): string {
    return join(this.path, 'commands.jsonl');
  }

  /** Socket of a running service, for users who may read this folder. */
  get socketPath(): string {
    return join(this.path, 'backup.sock');
  }

  /**
   * Locks the folder for this process; false if another process holds it. The kernel releases the lock with
   * the process, even on kill -9. A second call of the same process returns true.
   */
  tryLock(): boolean {
    if (this.#lock !== undefined) return true;
    this.#create();
    let file: number;
    try {
      file = openSync(join(this.path, 'lock'), 'a+', 0o600);
    } catch (error) {
      throw unusableFolderError(this.path, error);
    }
    if (tryLock(file)) this.#lock = file;
    else closeSync(file);
    return this.#lock !== undefined;
  }

  /** Throws if another process holds the folder: a second PGlite would destroy the database. */
  lock(): void {
    if (this.tryLock()) return;
    throw new Error(
      `The data folder ${this.path} is in use by another service process. Stop that process, or set DATA_DIR to another folder.`,
    );
  }

  unlock(): void {
    if (this.#lock === undefined) return;
    unlock(this.#lock);
    closeSync(this.#lock);
    this.#lock = undefined;
  }

  /**
   * Throws if root opens the database of another user: files that this process adds would be unusable to the owner. Any
   * other user is left to the file system, because network volumes show owners of their own.
   */
  assertDatabaseOwned(): void {
    if (process.geteuid?.() !== 0) return;
    const owner = statSync(this.databasePath, { throwIfNoEntry: false })?.uid ?? 0;
    if (owner === 0) return;
    throw new Error(
      `The database in ${this.databasePath} belongs to user ${owner}, but this command runs as root. Run it as user ${owner}.`,
    );
  }

  /** Throws if the folder has no database: a command on a wrong folder would create one. */
  assertDatabaseExists(): void {
    if (existsSync(this.databasePath)) return;
    this.assertNotHalfRestored();
    throw new Error(
      `The data folder ${this.path} contains no database. Set DATA_DIR to the folder of a service.`,
    );
  }

  /** Throws if a restore into this folder was interrupted: missing parts would be created anew, and empty. */
  assertNotHalfRestored(): void {
    if (!existsSync(this.restorePath)) return;
    throw new Error(
      `The restore into the data folder ${this.path} was interrupted. Empty the folder, then run npm run restore again.`,
    );
  }

  /**
   * Returns the key that encrypts secrets, readable by its owner only. Creates it before the database. Throws
   * if a database exists without it, if other users can read it, or if it is empty. A short key is incomplete, unless
   * there may be a database: the start then checks it (`assertVaultKey`).
   * @param databaseUrl the database of the service, as for `openDatabase`
   */
  readSecretKey(databaseUrl?: string): string {
    this.assertNotHalfRestored();
    if (!existsSync(this.keyPath)) this.#makeKey();
    const mode = statSync(this.keyPath).mode & 0o777;
    // Windows has no such modes.
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new Error(
        `The key file ${this.keyPath} can be read by other users (mode ${mode.toString(8)}). Run: chmod 600 ${this.keyPath}`,
      );
    }
    const key = readFileSync(this.keyPath, 'utf8').trim();
    const hasOwnDatabase = existsSync(this.databasePath);
    const minLength = hasOwnDatabase || databaseUrl !== undefined ? 1 : minKeyLength;
    if (key.length >= minLength) return key;
    const problem = key === '' ? 'is empty' : `has fewer than ${minKeyLength} characters`;
    const advice = hasOwnDatabase
      ? 'Restore the file from a backup, or set SECRET_KEY to its former value.'
      : 'Delete the file, then start the service again: it creates another key.';
    throw new Error(`The key file ${this.keyPath} ${problem}. ${advice}`);
  }

  #makeKey(): void {
    if (existsSync(this.databasePath)) {
      throw new Error(
        `The key file ${this.keyPath} is missing, and the secrets in the database cannot be read without it. Restore the file from a backup, or set SECRET_KEY to its former value.`,
      );
    }
    this.#create();
    try {
      createWholeFile(this.keyPath, randomBytes(32).toString('hex'));
      this.#hasNewKey = true;
    } catch (error) {
      // Another process of the same database was faster.
      if (!isFileExistsError(error)) throw unusableFolderError(this.path, error);
    }
  }
}
