import type { Sql } from './databases/Database.ts';

/**
 * Leases for work that only one process may do at a time. If the process of the holder ends, another process
 * takes over when the lease ends.
 */
export class Leases {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Takes a free lease or extends its own; returns false if another holder has it. */
  async acquire(name: string, holder: string, now: Date, until: Date): Promise<boolean> {
    const held = await this.#sql.query(
      `INSERT INTO lease (name, holder, until) VALUES ($1, $2, $4)
       ON CONFLICT (name) DO UPDATE SET holder = $2, until = $4
        WHERE lease.holder = $2 OR lease.until <= $3
       RETURNING name`,
      [name, holder, now, until],
    );
    return held.length > 0;
  }

  /** Ends all leases that end at an instant at the latest. */
  async endUpTo(until: Date): Promise<void> {
    await this.#sql.query("UPDATE lease SET until = '-infinity' WHERE until <= $1", [until]);
  }

  /** Returns the holder of a lease, also of one that has ended without a release. */
  async find(name: string): Promise<{ readonly holder: string; readonly until: Date } | undefined> {
    const [found] = await this.#sql.query<{ holder: string; until: Date }>(
      'SELECT holder, until FROM lease WHERE name = $1',
      [name],
    );
    return found;
  }

  async release(name: string, holder: string): Promise<void> {
    await this.#sql.query('DELETE FROM lease WHERE name = $1 AND holder = $2', [name, holder]);
  }
}
