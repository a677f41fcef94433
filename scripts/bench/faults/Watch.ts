import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '../../../src/server/store/Database.ts';
import { agree, type Counts, countsOf } from './countsOf.ts';

/** Milliseconds between two looks. */
const interval = 1000;

/** Compares the counts of an interface with its documents, again and again. */
export class Watch {
  looks = 0;
  /** Counts that were not those of the documents. */
  readonly wrong: Counts[] = [];
  readonly #sql: Sql;
  readonly #interfaceUuid: string;
  readonly #looking: Promise<void>;
  #isOver = false;

  constructor(sql: Sql, interfaceUuid: string) {
    this.#sql = sql;
    this.#interfaceUuid = interfaceUuid;
    this.#looking = this.#look();
  }

  /** Resolves to the counts when nothing waits any more, or to those of then when that takes too long; ends the looking. */
  async drained(patience: number): Promise<Counts> {
    const limit = performance.now() + patience;
    let counts = await countsOf(this.#sql, this.#interfaceUuid);
    while (counts.realPending > 0 && performance.now() < limit) {
      await delay(interval);
      counts = await countsOf(this.#sql, this.#interfaceUuid);
    }
    this.#isOver = true;
    await this.#looking;
    return counts;
  }

  async #look(): Promise<void> {
    while (!this.#isOver) {
      // While the database restarts nobody can be asked.
      const counts = await countsOf(this.#sql, this.#interfaceUuid).catch(() => undefined);
      if (counts) this.looks += 1;
      if (counts && !agree(counts)) this.wrong.push(counts);
      await delay(interval);
    }
  }
}
