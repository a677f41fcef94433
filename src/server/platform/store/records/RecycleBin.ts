import type { Row } from '../../../../contract/api/envelope.ts';
import type { Sql } from '../databases/Database.ts';
import type { KeyedRecord } from './KeyedRecord.ts';

/** Milliseconds for which a removed record is kept. */
const retentionMilliseconds = 30 * 60_000;

/** A removed record, with the uuid of the record that caused its removal: itself or its owner. */
export interface RemovedRecord {
  readonly recordUuid: string;
  readonly record: KeyedRecord;
}

/** Removed records as they were stored, for as long as a removal can be undone. */
export class RecycleBin {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Deletes entries whose time is over. */
  async purge(now: Date): Promise<void> {
    await this.#sql.query('DELETE FROM removed WHERE removed_at <= $1', [
      new Date(now.getTime() - retentionMilliseconds),
    ]);
  }

  async add(removals: readonly RemovedRecord[], now: Date): Promise<void> {
    await this.purge(now);
    const records = removals.map(({ record }) => record);
    await this.#sql.query(
      `INSERT INTO removed (uuid, company_uuid, data, entity, record_uuid, removed_at)
       SELECT uuid, company_uuid, data::jsonb, entity, record_uuid, $6
         FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
              AS given (uuid, company_uuid, data, entity, record_uuid)`,
      [
        records.map(({ data }) => data.uuid),
        records.map(({ companyUuid }) => companyUuid),
        records.map(({ data }) => JSON.stringify(data)),
        records.map(({ entity }) => entity),
        removals.map(({ recordUuid }) => recordUuid),
        now,
      ],
    );
  }

  /**
   * Takes out a removed record of one of these companies and its owned records; empty after its time is over.
   */
  async takeOut(
    recordUuid: unknown,
    companies: readonly string[],
    now: Date,
  ): Promise<readonly { readonly entity: string; readonly data: Row }[]> {
    return this.#sql.query(
      `DELETE FROM removed WHERE record_uuid = $1 AND company_uuid = ANY ($2) AND removed_at > $3
       RETURNING entity, data`,
      [String(recordUuid), companies, new Date(now.getTime() - retentionMilliseconds)],
    );
  }
}
