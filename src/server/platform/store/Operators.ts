import type { Role } from '../../../contract/api/role.ts';
import type { Sql } from './databases/Database.ts';

/** An operator in a company. `INVITED`: the operator has no password yet, and never signed in at a provider. */
export interface Operator {
  readonly uuid: string;
  readonly companyUuid: string;
  readonly loginId: string;
  readonly role: Role;
  readonly status: 'INVITED' | 'ACTIVE' | 'DISABLED';
}

/** A login in the list of sessions. */
export interface StoredSession {
  readonly uuid: string;
  readonly loginId: string;
  readonly address: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

const operatorColumns = `member.uuid, member.company_uuid AS "companyUuid", member.login_id AS "loginId", member.role,
  CASE WHEN member.disabled THEN 'DISABLED' WHEN operator.password_hash = '' THEN 'INVITED' ELSE 'ACTIVE' END AS status`;

const sessionColumns = `login.uuid, login.login_id AS "loginId", address,
  started_at AS "startedAt", expires_at AS "expiresAt"`;

/** The operators of companies and their sessions, as administrators manage them. */
export class Operators {
  readonly #sql: Sql;
  readonly #onLoginChange: () => Promise<void>;

  /** @param onLoginChange called after each change of a login or of its companies */
  constructor(sql: Sql, onLoginChange: () => Promise<void>) {
    this.#sql = sql;
    this.#onLoginChange = onLoginChange;
  }

  async list(companyUuid: string): Promise<readonly Operator[]> {
    return this.#sql.query<Operator & Record<string, unknown>>(
      `SELECT ${operatorColumns} FROM operator_company member JOIN operator USING (login_id)
        WHERE company_uuid = $1 ORDER BY login_id`,
      [companyUuid],
    );
  }

  /** Returns an operator of one of these companies. */
  async find(uuid: string, companies: readonly string[]): Promise<Operator | undefined> {
    const [found] = await this.#sql.query<Operator & Record<string, unknown>>(
      `SELECT ${operatorColumns} FROM operator_company member JOIN operator USING (login_id)
        WHERE member.uuid = $1 AND company_uuid = ANY ($2)`,
      [uuid, companies],
    );
    return found;
  }

  /** Adds an operator without a password, or an operator of other companies. False for one of this company. */
  async invite(loginId: string, companyUuid: string, role: Role): Promise<boolean> {
    await this.#sql.query(
      `INSERT INTO operator (login_id, password_hash) VALUES ($1, '') ON CONFLICT DO NOTHING`,
      [loginId],
    );
    const added = await this.#sql.query(
      `INSERT INTO operator_company (login_id, company_uuid, role) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING uuid`,
      [loginId, companyUuid, role],
    );
    await this.#onLoginChange();
    return added.length > 0;
  }

  async setRole(uuid: string, role: Role): Promise<void> {
    await this.#sql.query('UPDATE operator_company SET role = $2 WHERE uuid = $1', [uuid, role]);
    await this.#onLoginChange();
  }

  async setDisabled(uuid: string, disabled: boolean): Promise<void> {
    await this.#sql.query('UPDATE operator_company SET disabled = $2 WHERE uuid = $1', [uuid, disabled]);
    await this.#onLoginChange();
  }

  /** Takes an operator out of the company, and deletes an operator who is in no other company. */
  async remove({ uuid, loginId }: Pick<Operator, 'uuid' | 'loginId'>): Promise<void> {
    await this.#sql.query('DELETE FROM operator_company WHERE uuid = $1', [uuid]);
    await this.#sql.query(
      `DELETE FROM operator WHERE login_id = $1
         AND NOT EXISTS (SELECT FROM operator_company member WHERE member.login_id = operator.login_id)`,
      [loginId],
    );
    await this.#onLoginChange();
  }

  /** Returns whether the company has an enabled administrator who can sign in: with a password, or also without. */
  async hasAdministrator(companyUuid: string, needsPassword: boolean): Promise<boolean> {
    const found = await this.#sql.query(
      `SELECT FROM operator_company JOIN operator USING (login_id)
        WHERE company_uuid = $1 AND role = 'administrator' AND NOT disabled
          AND (password_hash <> '' OR NOT $2::boolean) LIMIT 1`,
      [companyUuid, needsPassword],
    );
    return found.length > 0;
  }

  /** Returns all companies of an operator, those included in which the operator is disabled. */
  async findCompaniesOf(loginId: string): Promise<readonly string[]> {
    const rows = await this.#sql.query<{ company_uuid: string }>(
      'SELECT company_uuid FROM operator_company WHERE login_id = $1',
      [loginId],
    );
    return rows.map((row) => row.company_uuid);
  }

  /**
   * Returns the running sessions of operators of a company, the newest first: those of the operator `own`, and
   * those of operators all of whose companies are `administered`.
   */
  async listSessions(
    companyUuid: string,
    now: Date,
    own: string,
    administered: readonly string[],
  ): Promise<readonly StoredSession[]> {
    return this.#sql.query<StoredSession & Record<string, unknown>>(
      `SELECT ${sessionColumns} FROM login JOIN operator_company USING (login_id)
        WHERE company_uuid = $1 AND expires_at > $2
          AND (login_id = $3 OR NOT EXISTS (
                SELECT FROM operator_company other
                 WHERE other.login_id = login.login_id AND other.company_uuid <> ALL ($4)))
        ORDER BY started_at DESC, login.uuid`,
      [companyUuid, now, own, administered],
    );
  }

  /** Returns a session of an operator of one of these companies. */
  async findSession(uuid: string, companies: readonly string[]): Promise<StoredSession | undefined> {
    const [found] = await this.#sql.query<StoredSession & Record<string, unknown>>(
      `SELECT ${sessionColumns} FROM login WHERE login.uuid = $1
          AND EXISTS (SELECT FROM operator_company AS member
                       WHERE member.login_id = login.login_id AND company_uuid = ANY ($2))`,
      [uuid, companies],
    );
    return found;
  }

  async endSession(uuid: string): Promise<void> {
    await this.#sql.query('DELETE FROM login WHERE uuid = $1', [uuid]);
    await this.#onLoginChange();
  }
}
