import type { Sql } from './databases/Database.ts';

/** The number of attempts that are free, and then the seconds between two. */
export interface AttemptLimit {
  readonly free: number;
  readonly seconds: number;
}

/** A count with an earlier last attempt starts again. */
const startOfCounts = (now: Date): Date => new Date(now.getTime() - 60 * 60_000);

/** Counts of sign-in attempts by key, such as an operator and an address. */
export class AttemptCounter {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Counts an attempt before it is made, so that parallel attempts gain nothing. After the free attempts of a key, one in
   * so many seconds is allowed. Returns whether this one is. A count starts again after an hour without attempts.
   */
  async count(key: string, now: Date, { free, seconds }: AttemptLimit): Promise<boolean> {
    const counted = await this.#sql.query(
      `INSERT INTO sign_in_attempt AS attempt (key, count, last_at) VALUES ($1, 1, $2)
       ON CONFLICT (key) DO UPDATE
          SET count = CASE WHEN attempt.last_at < $5 THEN 1 ELSE attempt.count + 1 END, last_at = $2
        WHERE attempt.count < $4 OR attempt.last_at <= $3
       RETURNING count`,
      [key, now, new Date(now.getTime() - seconds * 1000), free, startOfCounts(now)],
    );
    return counted.length > 0;
  }

  /** Takes back the count of an attempt that succeeded. */
  async uncount(key: string): Promise<void> {
    await this.#sql.query('UPDATE sign_in_attempt SET count = count - 1 WHERE key = $1', [key]);
  }

  async clear(key: string): Promise<void> {
    await this.#sql.query('DELETE FROM sign_in_attempt WHERE key = $1', [key]);
  }

  /** Deletes the counts that would start again. */
  async purge(now: Date): Promise<void> {
    await this.#sql.query('DELETE FROM sign_in_attempt WHERE last_at < $1', [startOfCounts(now)]);
  }
}
