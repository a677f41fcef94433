import type { Row } from '../../../contract/api/envelope.ts';
import { entityTableOf } from '../../platform/operations/catalog.ts';
import type { Sql } from '../../platform/store/databases/Database.ts';
import { acceptingStates, isInStatesSql } from '../interfaces/activeStates.ts';

const interfaceTable = entityTableOf('interface').sql;

/** Schedule data of interfaces, apart from their edited properties. Each query uses one statement. */
export class Schedules {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Sets the last scheduled instant of the interface. Resolves to the interface without its mapping; to
   * undefined if it accepts no documents or was scheduled later. The same instant may be claimed again: the first
   * process may have ended.
   */
  async claim(interfaceUuid: string, instant: Date): Promise<Row | undefined> {
    const [claimed] = await this.#sql.query<{ row: Row }>(
      `UPDATE ${interfaceTable} SET apart = apart || jsonb_build_object('lastScheduleTime', $2::text)
        WHERE uuid = $1 AND ${isInStatesSql("data->>'status'", acceptingStates)} AND coalesce(apart->>'lastScheduleTime', '') <= $2::text
    RETURNING (data - 'fieldMappings') || apart AS row`,
      [interfaceUuid, instant.toISOString()],
    );
    return claimed?.row;
  }

  /** Returns an interface of any company, without its mapping. */
  async findInterface(interfaceUuid: string): Promise<Row | undefined> {
    const [found] = await this.#sql.query<{ row: Row }>(
      `SELECT (data - 'fieldMappings') || apart AS row FROM ${interfaceTable} WHERE uuid = $1`,
      [interfaceUuid],
    );
    return found?.row;
  }

  /** Sets why the interface does not get its documents. A failure that follows another one began with the first. */
  async setFailure(interfaceUuid: string, reason: string, at: Date): Promise<void> {
    await this.#sql.query(
      `UPDATE ${interfaceTable}
          SET apart = apart || jsonb_build_object('failureReason', $2::text, 'pullFailureReason', $2::text,
                                 'pullFailedSince', coalesce(apart->>'pullFailedSince', $3::text))
        WHERE uuid = $1`,
      [interfaceUuid, reason, at.toISOString()],
    );
  }

  /** The interface gets its documents. Its failure reason stays if it is that of documents that still fail. */
  async clearFailure(interfaceUuid: string, hasFailedDocuments: boolean): Promise<void> {
    await this.#sql.query(
      `UPDATE ${interfaceTable}
          SET apart = CASE WHEN $2 AND apart->>'failureReason' <> coalesce(apart->>'pullFailureReason', '') THEN apart
                           ELSE apart - 'failureReason' END - '{pullFailureReason,pullFailedSince}'::text[]
        WHERE uuid = $1`,
      [interfaceUuid, hasFailedDocuments],
    );
  }

  /** Interfaces go online: their next pulls show whether their sources work. */
  async forgetFailures(interfaceUuids: readonly string[]): Promise<void> {
    await this.#sql.query(
      `UPDATE ${interfaceTable} SET apart = apart - '{pullFailureReason,pullFailedSince}'::text[]
        WHERE uuid = ANY ($1) AND apart ? 'pullFailedSince'`,
      [interfaceUuids],
    );
  }
}
