interface CacheEntry<T> {
  readonly connection: Promise<T>;
  readonly timer: NodeJS.Timeout;
}

/** Milliseconds. */
const maxIdle = 60_000;

/** Shared connections by name: opened on first use, closed after a minute without use. */
export class ConnectionCache<T extends { readonly close: () => Promise<void> }> {
  readonly #entries = new Map<string, CacheEntry<T>>();

  /**
   * Call it before each use. A failed connection is not cached. `make` gets a function that drops this
   * connection, but not its successor.
   */
  get(name: string, make: (drop: () => void) => Promise<T>): Promise<T> {
    const entry = this.#entries.get(name) ?? this.#begin(name, make);
    entry.timer.refresh();
    return entry.connection;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#entries].map(([name, entry]) => this.#drop(name, entry)));
  }

  /** Closes a connection once, also one in use. A successor of the same name stays open. */
  async #drop(name: string, entry: CacheEntry<T>): Promise<void> {
    if (this.#entries.get(name) !== entry) return;
    this.#entries.delete(name);
    clearTimeout(entry.timer);
    await entry.connection.then((thing) => thing.close()).catch(() => undefined);
  }

  #begin(name: string, make: (drop: () => void) => Promise<T>): CacheEntry<T> {
    const drop = () => void this.#drop(name, entry);
    const timer = setTimeout(drop, maxIdle).unref();
    const entry: CacheEntry<T> = { connection: make(drop), timer };
    this.#entries.set(name, entry);
    entry.connection.catch(drop);
    return entry;
  }
}
