interface CacheEntry<T> {
  readonly connection: Promise<T>;
  readonly timer: NodeJS.Timeout;
}

/** Shared connections by name: opened on first use, closed after a minute without use. */
export class ConnectionCache<T extends { readonly close: () => Promise<void> }> {
  readonly #patience: number;
  readonly #entries = new Map<string, CacheEntry<T>>();

  constructor(milliseconds = 60_000) {
    this.#patience = milliseconds;
  }

  /** Call it before each use. A failed connection is not cached. */
  get(name: string, make: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(name) ?? this.#begin(name, make);
    entry.timer.refresh();
    return entry.connection;
  }

  /** Drops a broken connection, also one in use. */
  async drop(name: string): Promise<void> {
    const entry = this.#entries.get(name);
    this.#entries.delete(name);
    clearTimeout(entry?.timer);
    await entry?.connection.then((thing) => thing.close()).catch(() => undefined);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#entries.keys()].map((name) => this.drop(name)));
  }

  #begin(name: string, make: () => Promise<T>): CacheEntry<T> {
    const timer = setTimeout(() => void this.drop(name), this.#patience).unref();
    const entry = { connection: make(), timer };
    this.#entries.set(name, entry);
    entry.connection.catch(() => {
      // A failed connection may have a successor.
      if (this.#entries.get(name) === entry) void this.drop(name);
    });
    return entry;
  }
}
