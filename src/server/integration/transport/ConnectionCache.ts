interface CacheEntry<T> {
  readonly connection: Promise<T>;
  readonly timer: NodeJS.Timeout;
}

/** Connections that documents share, by name: made when first asked for, let go after a minute without use. */
export class ConnectionCache<T extends { readonly close: () => Promise<void> }> {
  readonly #patience: number;
  readonly #entries = new Map<string, CacheEntry<T>>();

  constructor(milliseconds = 60_000) {
    this.#patience = milliseconds;
  }

  /** To be asked for again before each use. What could not be made is not kept. */
  get(name: string, make: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(name) ?? this.#begin(name, make);
    entry.timer.refresh();
    return entry.connection;
  }

  /** Lets one go that has broken, whatever is under way with it. */
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
    entry.connection.catch(() => this.drop(name));
    return entry;
  }
}
