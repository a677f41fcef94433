import type { Sql } from '../../../platform/store/databases/Database.ts';

/** The instant at which the next document of each pace is due, shared by all processes. */
export class SendPace {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Returns the instants of the next documents, in milliseconds. They stay locked during the transaction. */
  async lock(keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await this.#sql.query<{ key: string; at: number }>(
      `INSERT INTO send_pace AS stored (key, next_at)
       SELECT key, 0 FROM unnest($1::text[]) AS given (key)
       ON CONFLICT (key) DO UPDATE SET next_at = stored.next_at
       RETURNING key, next_at AS at`,
      // All callers use one order, to avoid deadlocks.
      [keys.toSorted()],
    );
    return new Map(found.map(({ key, at }) => [key, at]));
  }

  /** Sets the instants of the next documents, in milliseconds. */
  async update(next: ReadonlyMap<string, number>): Promise<void> {
    await this.#sql.query(
      `UPDATE send_pace AS stored SET next_at = given.at
         FROM unnest($1::text[], $2::float8[]) AS given (key, at) WHERE stored.key = given.key`,
      [[...next.keys()], [...next.values()]],
    );
  }
}
