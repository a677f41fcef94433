import { quoteLiteral, type Sql } from './databases/Database.ts';
import type { EntityTable } from './schema/EntityTable.ts';
import { isPartitioned, type PartitionedTable } from './schema/Partitions.ts';

/** The payload properties to clear in the records of a company. */
interface PayloadProperties {
  readonly entity: string;
  readonly companyUuid: string;
  readonly properties: readonly string[];
}

/** The position up to which payloads are cleared. */
interface ClearedPosition {
  readonly at: string;
  readonly uuid: string;
}

/**
 * Removes payloads from partitioned records, oldest first. The position is stored, so cleared records are
 * never read again. Call its methods within a transaction.
 */
export class PayloadCleaner {
  readonly #sql: Sql;
  readonly #tables: ReadonlyMap<string, PartitionedTable>;

  constructor(sql: Sql, tables: readonly EntityTable[]) {
    this.#sql = sql;
    this.#tables = new Map(tables.filter(isPartitioned).map((table) => [table.entity, table]));
  }

  /** Clears the next `limit` records from before an instant; resolves to whether there may be more. */
  async clear(payload: PayloadProperties, before: Date, limit: number): Promise<boolean> {
    const from = await this.#reached(payload);
    const to = before.toISOString();
    if (from.at >= to) return false;
    const passed = await this.#clear(payload, from, to, limit);
    const last = passed.length < limit ? { at: to, uuid: '' } : passed.at(-1);
    if (last) await this.#reach(payload, last);
    return passed.length === limit;
  }

  async #clear(
    { entity, companyUuid, properties }: PayloadProperties,
    { at, uuid }: ClearedPosition,
    to: string,
    limit: number,
  ): Promise<readonly ClearedPosition[]> {
    const table = this.#tables.get(entity);
    if (!table) throw new Error(`Records of "${entity}" are not partitioned by month.`);
    const instant = table.partitionColumn.sql;
    const names = `ARRAY[${properties.map(quoteLiteral).join(', ')}]`;
    return this.#sql.query<ClearedPosition>(
      `WITH passed AS (
         SELECT uuid, ${instant} AS at FROM ${table.sql}
          WHERE company_uuid = $1 AND (${instant}, uuid) > ($2::timestamptz, $3) AND ${instant} < $4::timestamptz
          ORDER BY ${instant}, uuid LIMIT ${limit}
       ), cleared AS (
         UPDATE ${table.sql} AS entry SET data = data - ${names} FROM passed
          WHERE entry.uuid = passed.uuid AND entry.${instant} = passed.at AND data ?| ${names}
       )
       SELECT uuid, ${utcTextSqlOf('passed.at')} AS at FROM passed ORDER BY passed.at, uuid`,
      [companyUuid, at, uuid, to],
    );
  }

  /** Locks the position, so that two processes do not clear the same records. */
  async #reached({ entity, companyUuid }: PayloadProperties): Promise<ClearedPosition> {
    await this.#sql.query(
      `INSERT INTO payload_retention (entity, company_uuid, at, uuid) VALUES ($1, $2, '0001-01-01Z', '')
       ON CONFLICT DO NOTHING`,
      [entity, companyUuid],
    );
    const [reached] = await this.#sql.query<ClearedPosition>(
      `SELECT ${utcTextSqlOf('reached.at')} AS at, uuid FROM payload_retention AS reached
        WHERE entity = $1 AND company_uuid = $2 FOR UPDATE`,
      [entity, companyUuid],
    );
    return reached ?? { at: '', uuid: '' };
  }

  async #reach({ entity, companyUuid }: PayloadProperties, { at, uuid }: ClearedPosition): Promise<void> {
    await this.#sql.query(
      `UPDATE payload_retention SET at = $3::timestamptz, uuid = $4 WHERE entity = $1 AND company_uuid = $2`,
      [entity, companyUuid, at, uuid],
    );
  }
}

/** SQL: an instant as ISO text in UTC with full precision. As text, instants sort correctly. */
const utcTextSqlOf = (instant: string): string =>
  `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
