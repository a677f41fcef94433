/** Milliseconds after which a repeated read has another entry. */
const interval = 10 * 60_000;

/** The latest reads that the audit log has. A screen that refreshes adds no further entries. */
export class RecentReads {
  readonly #times = new Map<string, number>();

  /** @param at milliseconds since 1970 */
  has(read: string, at: number): boolean {
    const time = this.#times.get(read);
    return time !== undefined && at - time < interval;
  }

  /** Also removes reads that are older than the interval. */
  add(read: string, at: number): void {
    for (const [other, time] of this.#times) {
      if (at - time < interval) break;
      this.#times.delete(other);
    }
    this.#times.delete(read);
    this.#times.set(read, at);
  }
}
