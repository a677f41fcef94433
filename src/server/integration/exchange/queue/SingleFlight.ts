/** A running read, and the next one, which all later callers share. */
interface Flight<T> {
  readonly current: Promise<T>;
  next?: Promise<T>;
}

/**
 * Reads that many callers share. Each caller gets a read that started after the call, so the result is never
 * stale. One read at a time for each key.
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
