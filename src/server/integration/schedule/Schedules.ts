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

  /** Sets why the interface does not get its documents; undefined if it does. */
  async setFailure(interfaceUuid: string, reason: string | undefined): Promise<void> {
    await this.#sql.query(
      `UPDATE ${interfaceTable}
          SET apart = CASE WHEN $2::text IS NULL THEN apart - 'failureReason'
                           ELSE apart || jsonb_build_object('failureReason', $2::text) END
        WHERE uuid = $1`,
      [interfaceUuid, reason ?? null],
    );
  }
}
