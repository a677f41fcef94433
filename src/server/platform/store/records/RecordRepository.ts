import type { Row } from '../../../../contract/api/envelope.ts';
import { quoteLiteral, type Sql } from '../databases/Database.ts';
import type { EntityTable } from '../schema/EntityTable.ts';
import { buildPageQuery, type FoundPage } from './buildPageQuery.ts';
import { buildWhere } from './buildWhere.ts';
import { hasOnePlan } from './hasOnePlan.ts';
import { groupByEntity, type KeyedRecord, toColumnArrays, unnestRecords } from './KeyedRecord.ts';
import type { CursorPosition, PageWindow, RecordConditions, RecordQuery } from './RecordQuery.ts';
import { RecycleBin } from './RecycleBin.ts';

/**
 * `update` prevents others from changing the row, `share` from removing it, until the transaction ends. `no key update`
 * is an `update` that lets transactions go on which only need the row to exist.
 */
export type RowLock = 'update' | 'no key update' | 'share';

/** A page of records and the total number of matches. */
export interface RecordPage {
  readonly records: Row[];
  readonly count: number;
  /** More than `count` records match: counting stopped there (`EntityTable.countLimit`). */
  readonly isCountCapped?: true;
  /** The last record of the page if others follow it: the page ended at its limit of records or of bytes. */
  readonly lastPosition?: CursorPosition;
}

/** Another record of the company has the same natural key. */
export class DuplicateError extends Error {}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

const lockClause = (lock?: RowLock): string => (lock ? `FOR ${lock.toUpperCase()}` : '');

/** Reads and writes the records of all entities, stored as JSON. Each list uses one statement. */
export class RecordRepository {
  readonly #sql: Sql;
  readonly #tables: ReadonlyMap<string, EntityTable>;
  readonly #onWrite: (entities: readonly string[]) => Promise<void>;
  readonly recycleBin: RecycleBin;

  /** @param onWrite called after each write with the entities of its records */
  constructor(
    sql: Sql,
    tables: readonly EntityTable[],
    onWrite: (entities: readonly string[]) => Promise<void> = async () => undefined,
  ) {
    this.#sql = sql;
    this.#onWrite = onWrite;
    this.recycleBin = new RecycleBin(sql);
    this.#tables = new Map(tables.map((table) => [table.entity, table]));
  }

  /** Returns the record whose `property` equals `value`, in one of these companies. */
  async find(
    entity: string,
    property: string,
    value: unknown,
    companies: readonly string[],
    lock?: RowLock,
  ): Promise<Row | undefined> {
    const table = this.#table(entity);
    const { condition, values } = buildWhere(table, companies, { equals: { [property]: value } });
    const [found] = await this.#rows(
      `SELECT ${table.recordSql} AS data FROM ${table.sql} WHERE ${condition} ORDER BY uuid LIMIT 1 ${lockClause(lock)}`,
      values,
    );
    return found;
  }

  /**
   * Returns the records of a company whose `property` has one of these values, locked in the order of their
   * uuids.
   */
  async findAll(
    entity: string,
    property: string,
    wanted: readonly unknown[],
    companyUuid: string,
    lock?: RowLock,
  ): Promise<Row[]> {
    const table = this.#table(entity);
    const column = table.columns.get(property);
    return property === 'uuid' || column?.comparison === 'code'
      ? this.#locked(entity, companyUuid, `${column?.sql ?? 'uuid'} = ANY ($2)`, wanted.map(String), lock)
      : this.#locked(
          entity,
          companyUuid,
          `(${table.valueSqlOf(property)}) = ANY ($2::jsonb[])`,
          wanted.map((value) => JSON.stringify(value)),
          lock,
        );
  }

  /** Returns the records of a company with one of these natural keys, locked in the order of their uuids. */
  async findByNaturalKeys(
    entity: string,
    naturalKeys: readonly string[],
    companyUuid: string,
    lock?: RowLock,
  ): Promise<Row[]> {
    return this.#locked(entity, companyUuid, 'natural_key = ANY ($2)', naturalKeys, lock);
  }

  /** Throws DuplicateError, as every write does. */
  async insert(record: KeyedRecord): Promise<void> {
    await this.insertAll([record]);
  }

  /** Uses one statement for all entities. */
  async insertAll(records: readonly KeyedRecord[]): Promise<void> {
    const values: unknown[] = [];
    const inserts = [...groupByEntity(records)].map(([entity, some]) => {
      const table = this.#table(entity);
      const first = values.length + 1;
      values.push(...toColumnArrays(some, table.partitionColumn?.property));
      return table.insertSql(
        `SELECT uuid, company_uuid, natural_key, data::jsonb AS data, at FROM ${unnestRecords(first)}`,
      );
    });
    const [last, ...others] = inserts;
    if (last === undefined) return;
    const parts = others.map((insert, index) => `part${index} AS (${insert})`);
    await this.#write(parts.length > 0 ? `WITH ${parts.join(', ')} ${last}` : last, values);
    await this.#onWrite([...new Set(records.map(({ entity }) => entity))]);
  }

  async update(record: KeyedRecord): Promise<void> {
    await this.updateAll([record]);
  }

  /** Uses one statement for each entity. System counters keep their values. */
  async updateAll(records: readonly KeyedRecord[]): Promise<void> {
    for (const [entity, some] of groupByEntity(records)) {
      const { sql, counterSplit, partitionColumn, waitingSplit } = this.#table(entity);
      const assignments = [
        ...['natural_key = given.natural_key', 'data = given.data'],
        ...(partitionColumn ? [`${partitionColumn.sql} = given.at::timestamptz`] : []),
        ...(waitingSplit ? [`${waitingSplit.column} = ${waitingSplit.isFinishedSql('given.data')}`] : []),
      ];
      await this.#write(
        `UPDATE ${sql} AS stored
            SET ${assignments.join(', ')}
           FROM (SELECT uuid, company_uuid, natural_key, ${counterSplit?.data ?? 'data'} AS data, at
                   FROM (SELECT uuid, company_uuid, natural_key, data::jsonb AS data, at FROM ${unnestRecords()}) AS sent) AS given
          WHERE stored.uuid = given.uuid AND stored.company_uuid = given.company_uuid`,
        toColumnArrays(some, partitionColumn?.property),
      );
      await this.#onWrite([entity]);
    }
  }

  async removeAll(entity: string, uuids: readonly string[]): Promise<void> {
    await this.#sql.query(`DELETE FROM ${this.#table(entity).sql} WHERE uuid = ANY ($1)`, [uuids]);
    await this.#onWrite([entity]);
  }

  /** Returns the companies with records of `entity`, with one index look-up for each. */
  async findCompanies(entity: string): Promise<string[]> {
    const { sql } = this.#table(entity);
    const rows = await this.#sql.query<{ company_uuid: string }>(
      `WITH RECURSIVE found AS (
         SELECT min(company_uuid) AS company_uuid FROM ${sql}
          UNION ALL
         SELECT (SELECT min(company_uuid) FROM ${sql} WHERE company_uuid > found.company_uuid)
           FROM found WHERE found.company_uuid IS NOT NULL
       )
       SELECT company_uuid FROM found WHERE company_uuid IS NOT NULL`,
    );
    return rows.map((row) => row.company_uuid);
  }

  /** Removes at most `limit` records that meet the conditions; resolves to their number. */
  async removeSome(
    entity: string,
    { companyUuid, ...conditions }: Pick<RecordQuery, 'companyUuid' | keyof RecordConditions>,
    limit: number,
  ): Promise<number> {
    const table = this.#table(entity);
    const { condition, values } = buildWhere(table, [companyUuid], conditions);
    const { sql } = table;
    const removed = await this.#sql.query(
      `DELETE FROM ${sql} WHERE uuid IN (SELECT uuid FROM ${sql} WHERE ${condition} LIMIT ${limit}) RETURNING uuid`,
      values,
    );
    return removed.length;
  }

  /** Returns at most `limit` records of `entity` with these values by property, each alone or in an array. */
  async findReferring(
    entity: string,
    equals: Readonly<Record<string, unknown>>,
    companyUuid: string,
    limit: number,
  ): Promise<Row[]> {
    const table = this.#table(entity);
    const { condition, values } = buildWhere(table, [companyUuid], { equals });
    return this.#rows(
      `SELECT ${table.recordSql} AS data FROM ${table.sql} WHERE ${condition} ORDER BY uuid LIMIT ${limit}`,
      values,
    );
  }

  /**
   * Returns the matching records of one company in a stable order, and the number of matches without the
   * window. Only a query without a window can lock.
   */
  async list({ window, ...query }: RecordQuery, lock?: RowLock): Promise<RecordPage> {
    const { entity, companyUuid, sort, omit = [], ...conditions } = query;
    const table = this.#table(entity);
    if (window) return this.#page(table, { ...query, window });
    const { condition, values } = buildWhere(table, [companyUuid], conditions);
    const column = sort ? table.column(sort.property).sql : 'uuid';
    const direction = sort?.order ?? 'asc';
    const order = `${column} ${direction}, uuid ${direction}`;
    const data = [table.recordSql, ...omit.map(quoteLiteral)].join(' - ');
    const records = await this.#rows(
      `SELECT ${data} AS data FROM ${table.sql} WHERE ${condition} ORDER BY ${order} ${lockClause(lock)}`,
      values,
    );
    return { records, count: records.length };
  }

  /** Returns whether more than this number of records match. Counting stops there. */
  async hasMoreThan(
    {
      entity,
      companyUuid,
      ...conditions
    }: Pick<RecordQuery, 'entity' | 'companyUuid' | keyof RecordConditions>,
    most: number,
  ): Promise<boolean> {
    const table = this.#table(entity);
    const { condition, values } = buildWhere(table, [companyUuid], conditions);
    const order = table.partitionColumn?.sql ?? 'uuid';
    const next = await this.#sql.query(
      `SELECT FROM ${table.sql} WHERE ${condition} ORDER BY ${order} DESC OFFSET ${most} LIMIT 1`,
      values,
    );
    return next.length > 0;
  }

  /**
   * Returns the uuid and these properties of all matching records of one company, in the order of their
   * uuids. Reads nothing else of them.
   */
  async selectProperties(
    {
      entity,
      companyUuid,
      ...conditions
    }: { readonly entity: string; readonly companyUuid: string } & RecordConditions,
    properties: readonly string[],
  ): Promise<Row[]> {
    const table = this.#table(entity);
    const { condition, values } = buildWhere(table, [companyUuid], conditions);
    const pairs = ['uuid', ...properties].map((name) => `${quoteLiteral(name)}, ${table.valueSqlOf(name)}`);
    return this.#rows(
      `SELECT jsonb_build_object(${pairs.join(', ')}) AS data FROM ${table.sql}
        WHERE ${condition} ORDER BY uuid`,
      values,
    );
  }

  /** Counts the records of a company for each value of `property`, among those that meet the conditions. */
  async countBy(
    entity: string,
    companyUuid: string,
    property: string,
    equals: Readonly<Record<string, unknown>> = {},
  ): Promise<ReadonlyMap<unknown, number>> {
    const table = this.#table(entity);
    const column = table.columns.get(property);
    const value = column?.comparison === 'code' ? column.sql : table.textSqlOf(property);
    const { condition, values } = buildWhere(table, [companyUuid], { equals });
    const rows = await this.#sql.query<{ value: string; count: number }>(
      `SELECT ${value} AS value, count(*)::int AS count FROM ${table.sql}
        WHERE ${condition} AND ${value} IS NOT NULL GROUP BY 1`,
      values,
    );
    return new Map(rows.map((row) => [row.value, row.count]));
  }

  #table(entity: string): EntityTable {
    const table = this.#tables.get(entity);
    if (!table) throw new Error(`No records of "${entity}" are stored: its schema has no uuid.`);
    return table;
  }

  async #locked(
    entity: string,
    companyUuid: string,
    condition: string,
    wanted: readonly string[],
    lock?: RowLock,
  ): Promise<Row[]> {
    if (wanted.length === 0) return [];
    const table = this.#table(entity);
    return this.#rows(
      `SELECT ${table.recordSql} AS data FROM ${table.sql}
        WHERE company_uuid = $1 AND ${condition} ORDER BY uuid ${lockClause(lock)}`,
      [companyUuid, wanted],
    );
  }

  async #page(table: EntityTable, query: RecordQuery & { readonly window: PageWindow }): Promise<RecordPage> {
    const { text, values } = buildPageQuery(table, query);
    const [found] = await this.#sql.query<FoundPage>(text, values, { keepsPlan: hasOnePlan(table, query) });
    const { records = [], count = 0, more = false } = found ?? {};
    const last = more ? records.at(-1) : undefined;
    const most = table.countLimit ?? count;
    return {
      records: records.map(({ data }) => data),
      count: Math.min(count, most),
      ...(count > most && { isCountCapped: true }),
      ...(last && { lastPosition: { value: last.value, uuid: last.uuid } }),
    };
  }

  async #rows(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.#sql.query<{ data: Row }>(text, values)).map(({ data }) => data);
  }

  async #write(text: string, values: readonly unknown[]): Promise<void> {
    try {
      await this.#sql.query(text, values);
    } catch (error) {
      throw isUniqueViolation(error) ? new DuplicateError('natural key', { cause: error }) : error;
    }
  }
}
