/** A reading that goes on, and the one after it, which all who ask meanwhile share. */
interface Flight<T> {
  readonly current: Promise<T>;
  next?: Promise<T>;
}

/**
 * Readings that many ask for at once, shared by those who ask: everybody gets one that began after the asking, so nothing is old, and of one key
 * there is one reading at a time.
 */
export class SingleFlight<T> {
  readonly #read: (key: string) => Promise<T>;
  readonly #readings = new Map<string, Flight<T>>();

  constructor(read: (key: string) => Promise<T>) {
    this.#read = read;
  }

  get(key: string): Promise<T> {
    const reading = this.#readings.get(key);
    if (!reading) return this.#begin(key);
    const again = () => this.#begin(key);
    reading.next ??= reading.current.then(again, again);
    return reading.next;
  }

  #begin(key: string): Promise<T> {
    const reading: Flight<T> = { current: this.#read(key) };
    this.#readings.set(key, reading);
    const end = () => {
      if (!reading.next) this.#readings.delete(key);
    };
    reading.current.then(end, end);
    return reading.current;
  }
}
