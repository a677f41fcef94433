interface Entry<T> {
  readonly thing: Promise<T>;
  readonly timer: NodeJS.Timeout;
}

/** Connections that documents share, by name: made when first asked for, let go after a minute without use. */
export class Kept<T extends { readonly close: () => Promise<void> }> {
  readonly #patience: number;
  readonly #entries = new Map<string, Entry<T>>();

  constructor(milliseconds = 60_000) {
    this.#patience = milliseconds;
  }

  /** To be asked for again before each use. What could not be made is not kept. */
  of(name: string, make: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(name) ?? this.#begin(name, make);
    entry.timer.refresh();
    return entry.thing;
  }

  /** Lets one go that has broken, whatever is under way with it. */
  async end(name: string): Promise<void> {
    const entry = this.#entries.get(name);
    this.#entries.delete(name);
    clearTimeout(entry?.timer);
    await entry?.thing.then((thing) => thing.close()).catch(() => undefined);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#entries.keys()].map((name) => this.end(name)));
  }

  #begin(name: string, make: () => Promise<T>): Entry<T> {
    const timer = setTimeout(() => void this.end(name), this.#patience).unref();
    const entry = { thing: make(), timer };
    this.#entries.set(name, entry);
    entry.thing.catch(() => this.end(name));
    return entry;
  }
}
