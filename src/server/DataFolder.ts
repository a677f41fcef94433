import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock, unlock } from 'fs-native-extensions';

/** The folder that the service keeps its files in. */
export class DataFolder {
  readonly path: string;
  #lock: number | undefined;

  constructor(path: string) {
    this.path = path;
    mkdirSync(path, { recursive: true, mode: 0o700 });
  }

  get database(): string {
    return join(this.path, 'db');
  }

  /**
   * Takes the folder for this process alone. The kernel releases the lock with the process, even on kill -9.
   * Throws when another process holds it: a second PGlite would destroy the database.
   */
  lock(): void {
    const file = openSync(join(this.path, 'lock'), 'a+', 0o600);
    if (!tryLock(file)) {
      closeSync(file);
      throw new Error(
        `The data folder ${this.path} is in use by another service process. Stop that one, or set DATA_DIR to another folder.`,
      );
    }
    this.#lock = file;
  }

  unlock(): void {
    if (this.#lock === undefined) return;
    unlock(this.#lock);
    closeSync(this.#lock);
    this.#lock = undefined;
  }

  /** The key that secrets are encrypted with, created at the first start and readable by its owner only. */
  secretKey(): string {
    const file = join(this.path, 'secret.key');
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    return readFileSync(file, 'utf8').trim();
  }
}
