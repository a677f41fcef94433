import type { Role } from '../../../contract/api/role.ts';
import type { Sql } from './databases/Database.ts';

/** A signed-in operator and the companies of the login. */
export interface Login {
  readonly keyHash: string;
  readonly loginId: string;
  readonly companies: readonly string[];
  /** The role in each company. A caller without a session has none, and is not limited by roles. */
  readonly roles: Readonly<Record<string, Role>>;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

/** The login of a caller without a session: anonymous, with an API key, or a job. */
export const sessionlessLogin = (companies: readonly string[]): Login => ({
  keyHash: '',
  loginId: '',
  companies,
  roles: {},
  startedAt: new Date(0),
  expiresAt: new Date(0),
});

/** Operators, their logins and one-time tokens. Keys and tokens are stored as hashes only. */
export class Accounts {
  readonly #sql: Sql;
  readonly #onLoginChange: () => Promise<void>;

  /** @param onLoginChange called after each change of a login or of its companies */
  constructor(sql: Sql, onLoginChange: () => Promise<void> = async () => undefined) {
    this.#sql = sql;
    this.#onLoginChange = onLoginChange;
  }

  /** Makes all processes read logins again, after their companies were disabled or enabled. */
  announceChange(): Promise<void> {
    return this.#onLoginChange();
  }

  /** Prevents all other changes of operators until the transaction ends. */
  async lockOperators(): Promise<void> {
    await this.#sql.query('LOCK TABLE operator IN EXCLUSIVE MODE');
  }

  /** Returns the first enabled administrator who is not only invited, or else any operator. */
  async findOperator(): Promise<string | undefined> {
    const [row] = await this.#sql.query<{ login_id: string }>(
      `SELECT login_id FROM operator
        ORDER BY EXISTS (SELECT FROM operator_company member
                          WHERE member.login_id = operator.login_id
                            AND role = 'administrator' AND NOT disabled AND password_hash IS DISTINCT FROM '') DESC, login_id
        LIMIT 1`,
    );
    return row?.login_id;
  }

  /** Creates the operator or replaces any password. An empty hash is that of an invitation. */
  async saveOperator(loginId: string, passwordHash: string): Promise<void> {
    await this.#sql.query(
      `INSERT INTO operator (login_id, password_hash) VALUES ($1, $2)
       ON CONFLICT (login_id) DO UPDATE SET password_hash = excluded.password_hash`,
      [loginId, passwordHash],
    );
  }

  /**
   * Replaces a password hash that was read before, and locks the operator until the transaction ends. Returns false,
   * and changes nothing, if the operator has another hash by now or is removed.
   */
  async replacePassword(loginId: string, before: string | null, after: string): Promise<boolean> {
    const replaced = await this.#sql.query(
      `UPDATE operator SET password_hash = $3
        WHERE login_id = $1 AND password_hash IS NOT DISTINCT FROM $2 RETURNING login_id`,
      [loginId, before, after],
    );
    return replaced.length > 0;
  }

  /** Gives the operator access to a company. An operator who has it keeps the role. */
  async addToCompany(loginId: string, companyUuid: string, role: Role = 'administrator'): Promise<void> {
    await this.#sql.query(
      'INSERT INTO operator_company (login_id, company_uuid, role) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [loginId, companyUuid, role],
    );
    await this.#onLoginChange();
  }

  /** Returns all companies that have an operator. */
  async findAllCompanies(): Promise<readonly string[]> {
    const rows = await this.#sql.query<{ company_uuid: string }>(
      'SELECT DISTINCT company_uuid FROM operator_company ORDER BY company_uuid',
    );
    return rows.map((row) => row.company_uuid);
  }

  /** Creates the operator, if there is none, ends its password here, and gives the role in every company. */
  async admitFromProvider(loginId: string, role: Role): Promise<void> {
    await this.#sql.query(
      `INSERT INTO operator (login_id, password_hash) VALUES ($1, NULL)
       ON CONFLICT (login_id) DO UPDATE SET password_hash = NULL`,
      [loginId],
    );
    await this.#sql.query(
      `INSERT INTO operator_company (login_id, company_uuid, role)
       SELECT DISTINCT $1, company_uuid, $2 FROM operator_company
       ON CONFLICT (login_id, company_uuid) DO UPDATE SET role = excluded.role`,
      [loginId, role],
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

  /** Resolves to an empty text for an invited operator, null for one of the single sign-on. */
  async findPasswordHash(loginId: string): Promise<string | null | undefined> {
    const [row] = await this.#sql.query<{ password_hash: string | null }>(
      'SELECT password_hash FROM operator WHERE login_id = $1',
      [loginId],
    );
    return row?.password_hash;
  }

  /** Returns the companies in which the operator is enabled. */
  async findCompanies(loginId: string): Promise<readonly string[]> {
    return Object.keys(await this.findRoles(loginId));
  }

  /** Returns the role in each company in which the operator is enabled. */
  async findRoles(loginId: string): Promise<Readonly<Record<string, Role>>> {
    const rows = await this.#sql.query<{ company_uuid: string; role: Role }>(
      'SELECT company_uuid, role FROM operator_company WHERE login_id = $1 AND NOT disabled ORDER BY company_uuid',
      [loginId],
    );
    return Object.fromEntries(rows.map((row) => [row.company_uuid, row.role]));
  }

  /** Also deletes logins that expired before `now`. */
  async createLogin(
    keyHash: string,
    loginId: string,
    now: Date,
    expiresAt: Date,
    address = '',
  ): Promise<void> {
    await this.#sql.query('DELETE FROM login WHERE expires_at < $1', [now]);
    await this.#sql.query(
      'INSERT INTO login (key_hash, login_id, expires_at, started_at, address) VALUES ($1, $2, $3, $4, $5)',
      [keyHash, loginId, expiresAt, now, address],
    );
  }

  /** Returns a login with its companies, in one query. */
  async findLogin(keyHash: string): Promise<Login | undefined> {
    const [row] = await this.#sql.query<{
      login_id: string;
      expires_at: Date;
      started_at: Date;
      roles: Record<string, Role>;
    }>(
      `SELECT login_id, expires_at, started_at,
              (SELECT coalesce(json_object_agg(company_uuid, role ORDER BY company_uuid), '{}')
                 FROM operator_company member
                WHERE member.login_id = login.login_id AND NOT disabled) AS roles
         FROM login WHERE key_hash = $1`,
      [keyHash],
    );
    if (!row) return undefined;
    const { login_id: loginId, roles, started_at: startedAt, expires_at: expiresAt } = row;
    return { keyHash, loginId, companies: Object.keys(roles), roles, startedAt, expiresAt };
  }

  async extendLogin(keyHash: string, expiresAt: Date): Promise<void> {
    await this.#sql.query('UPDATE login SET expires_at = $2 WHERE key_hash = $1', [keyHash, expiresAt]);
    await this.#onLoginChange();
  }

  async deleteLogin(keyHash: string): Promise<void> {
    await this.#sql.query('DELETE FROM login WHERE key_hash = $1', [keyHash]);
    await this.#onLoginChange();
  }

  /** Ends all logins of an operator and deletes the unused tokens. */
  async endAccess(loginId: string): Promise<void> {
    await this.#sql.query('DELETE FROM sign_in_token WHERE login_id = $1', [loginId]);
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

  /**
   * Returns the operator of a token and deletes the token. The operator is locked first, as by any change of its
   * access, until the transaction ends.
   */
  async consumeToken(tokenHash: string, now: Date): Promise<string | undefined> {
    await this.#sql.query(
      `SELECT FROM operator JOIN sign_in_token USING (login_id) WHERE token_hash = $1 FOR UPDATE OF operator`,
      [tokenHash],
    );
    const [row] = await this.#sql.query<{ login_id: string; expires_at: Date }>(
      'DELETE FROM sign_in_token WHERE token_hash = $1 RETURNING login_id, expires_at',
      [tokenHash],
    );
    return row && row.expires_at > now ? row.login_id : undefined;
  }
}
