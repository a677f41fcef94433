import type { Sql } from './databases/Database.ts';

/** One encrypted text. A start uses it to check that it has the key of the stored secrets. */
export class VaultCheck {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Stores a text unless there is one, and resolves to the stored one. It needs a transaction: a second process then waits
   * for the text of the first one.
   */
  async readOrWrite(sealed: string): Promise<string> {
    await this.#sql.query('LOCK TABLE vault_check IN SHARE ROW EXCLUSIVE MODE');
    await this.#sql.query(
      'INSERT INTO vault_check (sealed) SELECT $1 WHERE NOT EXISTS (SELECT FROM vault_check)',
      [sealed],
    );
    const [row] = await this.#sql.query<{ sealed: string }>('SELECT sealed FROM vault_check LIMIT 1');
    return row?.sealed ?? sealed;
  }
}
