import type { Sql } from './databases/Database.ts';

/** A signed-in operator and the companies of the login. */
export interface Login {
  readonly keyHash: string;
  readonly loginId: string;
  readonly companies: readonly string[];
  readonly expiresAt: Date;
}

/** Operators, their logins and one-time tokens. Keys and tokens are stored as hashes only. */
export class Accounts {
  readonly #sql: Sql;
  readonly #onLoginChange: () => Promise<void>;

  /** @param onLoginChange called after each change of a login or of its companies */
  constructor(sql: Sql, onLoginChange: () => Promise<void> = async () => undefined) {
    this.#sql = sql;
    this.#onLoginChange = onLoginChange;
  }

  /** Prevents other processes from creating the first operator until the transaction ends. */
  async lockOperators(): Promise<void> {
    await this.#sql.query('LOCK TABLE operator IN EXCLUSIVE MODE');
  }

  async findOperator(): Promise<string | undefined> {
    const [row] = await this.#sql.query<{ login_id: string }>(
      'SELECT login_id FROM operator ORDER BY login_id LIMIT 1',
    );
    return row?.login_id;
  }

  /** Creates the operator or replaces its password. */
  async saveOperator(loginId: string, passwordHash: string): Promise<void> {
    await this.#sql.query(
      `INSERT INTO operator (login_id, password_hash) VALUES ($1, $2)
       ON CONFLICT (login_id) DO UPDATE SET password_hash = excluded.password_hash`,
      [loginId, passwordHash],
    );
  }

  async addToCompany(loginId: string, companyUuid: string): Promise<void> {
    await this.#sql.query(
      'INSERT INTO operator_company (login_id, company_uuid) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [loginId, companyUuid],
    );
    await this.#onLoginChange();
  }

  async findOperators(): Promise<readonly string[]> {
    const rows = await this.#sql.query<{ login_id: string }>(
      'SELECT login_id FROM operator ORDER BY login_id',
    );
    return rows.map((row) => row.login_id);
  }

  /** Deletes all rows of a company from all tables, its records and logs included. */
  async removeCompany(companyUuid: string): Promise<void> {
    const tables = await this.#sql.query<{ name: string }>(
      `SELECT format('%I', table_name) AS name
         FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = current_schema() AND column_name = 'company_uuid' AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables)
      await this.#sql.query(`DELETE FROM ${name} WHERE company_uuid = $1`, [companyUuid]);
    await this.#onLoginChange();
  }

  async findPasswordHash(loginId: string): Promise<string | undefined> {
    const [row] = await this.#sql.query<{ password_hash: string }>(
      'SELECT password_hash FROM operator WHERE login_id = $1',
      [loginId],
    );
    return row?.password_hash;
  }

  async findCompanies(loginId: string): Promise<readonly string[]> {
    const rows = await this.#sql.query<{ company_uuid: string }>(
      'SELECT company_uuid FROM operator_company WHERE login_id = $1 ORDER BY company_uuid',
      [loginId],
    );
    return rows.map((row) => row.company_uuid);
  }

  /** Also deletes logins that expired before `now`. */
  async createLogin(keyHash: string, loginId: string, now: Date, expiresAt: Date): Promise<void> {
    await this.#sql.query('DELETE FROM login WHERE expires_at < $1', [now]);
    await this.#sql.query('INSERT INTO login (key_hash, login_id, expires_at) VALUES ($1, $2, $3)', [
      keyHash,
      loginId,
      expiresAt,
    ]);
  }

  /** Returns a login with its companies, in one query. */
  async findLogin(keyHash: string): Promise<Login | undefined> {
    const [row] = await this.#sql.query<{ login_id: string; expires_at: Date; companies: string[] }>(
      `SELECT login_id, expires_at,
              ARRAY (SELECT company_uuid FROM operator_company member
                      WHERE member.login_id = login.login_id ORDER BY company_uuid) AS companies
         FROM login WHERE key_hash = $1`,
      [keyHash],
    );
    return row && { keyHash, loginId: row.login_id, companies: row.companies, expiresAt: row.expires_at };
  }

  async extendLogin(keyHash: string, expiresAt: Date): Promise<void> {
    await this.#sql.query('UPDATE login SET expires_at = $2 WHERE key_hash = $1', [keyHash, expiresAt]);
    await this.#onLoginChange();
  }

  async deleteLogin(keyHash: string): Promise<void> {
    await this.#sql.query('DELETE FROM login WHERE key_hash = $1', [keyHash]);
    await this.#onLoginChange();
  }

  /** Ends all logins of an operator. */
  async deleteLogins(loginId: string): Promise<void> {
    await this.#sql.query('DELETE FROM login WHERE login_id = $1', [loginId]);
    await this.#onLoginChange();
  }

  /** Also deletes tokens that expired before `now`. */
  async saveToken(tokenHash: string, loginId: string, now: Date, expiresAt: Date): Promise<void> {
    await this.#sql.query('DELETE FROM sign_in_token WHERE expires_at < $1', [now]);
    await this.#sql.query(
      'INSERT INTO sign_in_token (token_hash, login_id, expires_at) VALUES ($1, $2, $3)',
      [tokenHash, loginId, expiresAt],
    );
  }

  /** Returns the operator of a token and deletes the token. */
  async consumeToken(tokenHash: string, now: Date): Promise<string | undefined> {
    const [row] = await this.#sql.query<{ login_id: string; expires_at: Date }>(
      'DELETE FROM sign_in_token WHERE token_hash = $1 RETURNING login_id, expires_at',
      [tokenHash],
    );
    return row && row.expires_at > now ? row.login_id : undefined;
  }

  /**
   * Counts a password attempt before it is made, so that parallel attempts gain nothing. After five attempts,
   * only one in `wait` milliseconds is allowed; returns false if this one is not.
   */
  async countAttempt(loginId: string, now: Date, wait: number): Promise<boolean> {
    await this.#sql.query(`DELETE FROM sign_in_attempt WHERE last_at < $1::timestamptz - interval '1 hour'`, [
      now,
    ]);
    const counted = await this.#sql.query(
      `INSERT INTO sign_in_attempt AS attempt (login_id, count, last_at) VALUES ($1, 1, $2)
       ON CONFLICT (login_id) DO UPDATE SET count = attempt.count + 1, last_at = $2
       WHERE attempt.count < 5 OR attempt.last_at <= $3
       RETURNING count`,
      [loginId, now, new Date(now.getTime() - wait)],
    );
    return counted.length > 0;
  }

  async clearAttempts(loginId: string): Promise<void> {
    await this.#sql.query('DELETE FROM sign_in_attempt WHERE login_id = $1', [loginId]);
  }
}
