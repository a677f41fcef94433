import type { Database } from './databases/Database.ts';

/** Channel on which processes announce changes of configuration. */
export const configurationChannel = 'configuration';

/** Milliseconds after which a value is read again, in case an announcement was lost. */
const maxAge = 10_000;

/** Maximum number of values. */
const maxEntries = 5000;

interface CachedRead {
  readonly value: Promise<unknown>;
  readonly readAt: number;
}

/**
 * Keeps what requests and runs read from configuration. Any change of a cached entity empties it, in this
 * process after the commit, in others by a notification of the database. A read that began before a change is
 * not kept.
 */
export class ConfigurationCache {
  readonly #now: () => number;
  readonly #reads = new Map<string, CachedRead>();
  /** Notifications arrive. Without them, nothing is kept. */
  #isConnected = false;

  /** @param now milliseconds of a steady clock */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when notifications arrive, to a function that ends them. From then on, nothing is kept. */
  async connect(database: Pick<Database, 'listen'>): Promise<() => Promise<void>> {
    const stop = await database.listen(configurationChannel, {
      onMessage: () => this.clear(),
      onConnected: () => this.#setConnected(true),
      onLost: () => this.#setConnected(false),
    });
    return async () => {
      this.#setConnected(false);
      await stop();
    };
  }

  /**
   * Returns the result of `read` or of an earlier one with this key. `read` depends on nothing but the key and
   * records of cached entities; callers must not change its result.
   */
  load<T>(key: string, read: () => Promise<T>): Promise<T> {
    if (!this.#isConnected) return read();
    const known = this.#reads.get(key);
    if (known && this.#now() - known.readAt < maxAge) return known.value as Promise<T>;
    const value = read();
    const fresh = { value, readAt: this.#now() };
    if (this.#reads.size >= maxEntries) this.clear();
    this.#reads.set(key, fresh);
    value.catch(() => {
      if (this.#reads.get(key) === fresh) this.#reads.delete(key);
    });
    return value;
  }

  clear(): void {
    this.#reads.clear();
  }

  #setConnected(isConnected: boolean): void {
    this.#isConnected = isConnected;
    this.clear();
  }
}
