import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock, unlock } from 'fs-native-extensions';

/** The sentence for a folder that the file system keeps from us. */
const unusableFolderError = (path: string, cause: unknown): Error =>
  new Error(
    `The data folder ${path} cannot be used: ${cause instanceof Error ? cause.message : cause}. Give it to the user that runs the service, or set DATA_DIR to another folder.`,
    { cause },
  );

/** The folder that the service keeps its files in. */
export class DataFolder {
  readonly path: string;
  #lock: number | undefined;

  /** Throws when there is no such folder and none can be made. */
  constructor(path: string) {
    this.path = path;
    try {
      mkdirSync(path, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw unusableFolderError(path, error);
    }
  }

  get databasePath(): string {
    return join(this.path, 'db');
  }

  get keyPath(): string {
    return join(this.path, 'secret.key');
  }

  /** Where a restore unpacks (backup/restore.ts). It is gone when all is in its place. */
  get restorePath(): string {
    return join(this.path, 'restoring');
  }

  /** The socket of a running service for those that may read this folder. */
  get socketPath(): string {
    return join(this.path, 'backup.sock');
  }

  /**
   * Takes the folder for this process alone; false when another process holds it. The kernel releases the lock with the
   * process, even on kill -9. Asked again, it is still this process's.
   */
  tryLock(): boolean {
    if (this.#lock !== undefined) return true;
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

  /** Throws when another process holds the folder: a second PGlite would destroy the database. */
  lock(): void {
    if (this.tryLock()) return;
    throw new Error(
      `The data folder ${this.path} is in use by another service process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }

  unlock(): void {
    if (this.#lock === undefined) return;
    unlock(this.#lock);
    closeSync(this.#lock);
    this.#lock = undefined;
  }

  /** Throws when a restore into this folder has not come to its end: what is missing would be made anew, and empty. */
  assertNotHalfRestored(): void {
    if (!existsSync(this.restorePath)) return;
    throw new Error(
      `The restore into the data folder ${this.path} was interrupted. Empty the folder, and restore again (npm run restore).`,
    );
  }

  /**
   * The key that secrets are encrypted with, readable by its owner only. It is made before the database is: throws when a
   * database is there without it, and when others may read it.
   */
  readSecretKey(): string {
    this.assertNotHalfRestored();
    if (!existsSync(this.keyPath)) this.#makeKey();
    const mode = statSync(this.keyPath).mode & 0o777;
    // Windows knows no such modes.
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new Error(
        `The key file ${this.keyPath} can be read by others (mode ${mode.toString(8)}). Run: chmod 600 ${this.keyPath}`,
      );
    }
    return readFileSync(this.keyPath, 'utf8').trim();
  }

  #makeKey(): void {
    if (existsSync(this.databasePath)) {
      throw new Error(
        `The key file ${this.keyPath} is missing: the secrets in the database cannot be read without it. Bring it back from a backup, or set SECRET_KEY to what it was.`,
      );
    }
    try {
      writeFileSync(this.keyPath, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process of the same database was faster.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
        throw unusableFolderError(this.path, error);
    }
  }
}
