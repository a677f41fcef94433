import type { Sql } from './databases/Database.ts';

/** One encrypted text. A start uses it to check that it has the key of the stored secrets. */
export class VaultCheck {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async read(): Promise<string | undefined> {
    const [row] = await this.#sql.query<{ sealed: string }>('SELECT sealed FROM vault_check LIMIT 1');
    return row?.sealed;
  }

  async write(sealed: string): Promise<void> {
    await this.#sql.query('INSERT INTO vault_check (sealed) VALUES ($1)', [sealed]);
  }
}
