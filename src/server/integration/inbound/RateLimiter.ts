/** Counts calls by name for each second, in this process and without stored state. */
export class RateLimiter {
  #second = 0;
  #counts = new Map<string, number>();

  /**
   * Counts a call before it is made, so that parallel calls gain nothing; false if the name has used up its
   * limit in this second.
   */
  tryAcquire(name: string, limit: number, now: Date): boolean {
    const second = Math.floor(now.getTime() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#counts = new Map();
    }
    const count = this.#counts.get(name) ?? 0;
    if (count >= limit) return false;
    this.#counts.set(name, count + 1);
    return true;
  }
}
