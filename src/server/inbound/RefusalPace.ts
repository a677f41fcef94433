/** Wrong keys that one address may try in a second. */
const most = 5;

/** Counts wrong keys by address, second by second: enough to make guessing slow, and nothing is kept. */
export class RefusalPace {
  #second = 0;
  #counts = new Map<string, number>();

  /** Counts an attempt before it is made, so that many at once gain nothing; false when the address has none left in this second. */
  take(address: string, now: Date): boolean {
    const second = Math.floor(now.getTime() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#counts = new Map();
    }
    const count = this.#counts.get(address) ?? 0;
    if (count >= most) return false;
    this.#counts.set(address, count + 1);
    return true;
  }

  /** The key was right after all. */
  giveBack(address: string): void {
    this.#counts.set(address, (this.#counts.get(address) ?? 1) - 1);
  }
}
