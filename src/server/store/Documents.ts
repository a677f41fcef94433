import type { Row } from '../../contract/envelope.ts';
import type { Sql } from './Database.ts';
import { literal, type SortKey, sortExpression } from './sortExpression.ts';

/** A row and what finds it: `naturalKey` is unique for an entity within a company, unless null. */
export interface Document {
  readonly entity: string;
  readonly companyUuid: string;
  readonly naturalKey: string | null;
  readonly data: Row;
}

export interface DocumentQuery {
  readonly entity: string;
  readonly companyUuid: string;
  /** Property → text that its value contains, whatever the case. */
  readonly contains: Readonly<Record<string, string>>;
  /** Property → exact value. */
  readonly equals: Readonly<Record<string, unknown>>;
  readonly sort?: SortKey & { readonly order: 'asc' | 'desc' };
  /** All records when left out. */
  readonly window?: { readonly limit: number; readonly offset: number };
}

/** `update` keeps others from changing the row, `share` from removing it, until the transaction ends. */
export type Lock = 'update' | 'share';

/** Another record of the company has the same natural key. */
export class DuplicateError extends Error {}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
/** Documents by column, as `unnest` takes them. */
const columnsOf = (documents: readonly Document[]): unknown[][] => [
  documents.map(({ entity }) => entity),
  documents.map(({ data }) => data.uuid),
  documents.map(({ companyUuid }) => companyUuid),
  documents.map(({ naturalKey }) => naturalKey),
  documents.map(({ data }) => JSON.stringify(data)),
];
const lockClause = (lock?: Lock): string => (lock ? `FOR ${lock.toUpperCase()}` : '');

/** The table of documents: every record of every entity, as JSON. */
export class Documents {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** The record whose `property` holds `value`, in one of these companies. */
  async find(
    entity: string,
    property: string,
    value: unknown,
    companies: readonly string[],
    lock?: Lock,
  ): Promise<Row | undefined> {
    // The primary key beats the containment index where it can.
    const [condition, wanted] =
      property === 'uuid'
        ? ['uuid = $2', String(value)]
        : ['data @> $2::jsonb', JSON.stringify({ [property]: value })];
    const [found] = await this.#sql.query<{ data: Row }>(
      `SELECT data FROM document
        WHERE entity = $1 AND ${condition} AND company_uuid = ANY ($3) ORDER BY uuid LIMIT 1 ${lockClause(lock)}`,
      [entity, wanted, companies],
    );
    return found?.data;
  }

  /** The records of a company whose `property` holds one of these values, locked in the order of their uuids. */
  async findAll(
    entity: string,
    property: string,
    values: readonly unknown[],
    companyUuid: string,
    lock?: Lock,
  ): Promise<Row[]> {
    return property === 'uuid'
      ? this.#rowsOf(entity, companyUuid, 'uuid = ANY ($3)', values, lock)
      : this.#rowsOf(
          entity,
          companyUuid,
          `(data->${literal(property)}) = ANY ($3::jsonb[])`,
          values.map((value) => JSON.stringify(value)),
          lock,
        );
  }

  /** The records of a company that have one of these natural keys, locked in the order of their uuids. */
  async findNamed(
    entity: string,
    naturalKeys: readonly string[],
    companyUuid: string,
    lock?: Lock,
  ): Promise<Row[]> {
    return this.#rowsOf(entity, companyUuid, 'natural_key = ANY ($3)', naturalKeys, lock);
  }

  /** Throws DuplicateError, as every write does. */
  async insert({ entity, companyUuid, naturalKey, data }: Document): Promise<void> {
    await this.#write(
      'INSERT INTO document (entity, uuid, company_uuid, natural_key, data) VALUES ($1, $2, $3, $4, $5::jsonb)',
      [entity, data.uuid, companyUuid, naturalKey, JSON.stringify(data)],
    );
  }

  /** All of them in one statement. */
  async insertAll(documents: readonly Document[]): Promise<void> {
    await this.#write(
      `INSERT INTO document (entity, uuid, company_uuid, natural_key, data)
       SELECT entity, uuid, company_uuid, natural_key, data::jsonb
         FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
           AS given (entity, uuid, company_uuid, natural_key, data)`,
      columnsOf(documents),
    );
  }

  /** All of them in one statement. */
  async updateAll(documents: readonly Document[]): Promise<void> {
    await this.#write(
      `UPDATE document SET natural_key = given.natural_key, data = given.data::jsonb
         FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
           AS given (entity, uuid, company_uuid, natural_key, data)
        WHERE document.entity = given.entity AND document.uuid = given.uuid
          AND document.company_uuid = given.company_uuid`,
      columnsOf(documents),
    );
  }

  async update({ entity, naturalKey, data }: Document): Promise<void> {
    await this.#write(
      'UPDATE document SET natural_key = $3, data = $4::jsonb WHERE entity = $1 AND uuid = $2',
      [entity, data.uuid, naturalKey, JSON.stringify(data)],
    );
  }

  async remove(entity: string, uuid: string): Promise<void> {
    await this.#sql.query('DELETE FROM document WHERE entity = $1 AND uuid = $2', [entity, uuid]);
  }

  async removeAll(entity: string, uuids: readonly string[]): Promise<void> {
    await this.#sql.query('DELETE FROM document WHERE entity = $1 AND uuid = ANY ($2)', [entity, uuids]);
  }

  /** Records of `entity` whose `property` holds `value`, alone or in an array: at most `limit`. */
  async holding(
    entity: string,
    property: string,
    value: unknown,
    companyUuid: string,
    limit: number,
  ): Promise<Row[]> {
    const rows = await this.#sql.query<{ data: Row }>(
      `SELECT data FROM document
        WHERE entity = $1 AND company_uuid = $2 AND (data @> $3::jsonb OR data @> $4::jsonb) ORDER BY uuid LIMIT $5`,
      [
        entity,
        companyUuid,
        JSON.stringify({ [property]: value }),
        JSON.stringify({ [property]: [value] }),
        limit,
      ],
    );
    return rows.map(({ data }) => data);
  }

  /** The matching records of one company in a stable order, and how many match without the window. */
  async list(query: DocumentQuery): Promise<{ records: Row[]; count: number }> {
    const values: unknown[] = [query.entity, query.companyUuid];
    const conditions = ['entity = $1', 'company_uuid = $2'];
    if (Object.keys(query.equals).length > 0) {
      conditions.push(`data @> $${values.push(JSON.stringify(query.equals))}::jsonb`);
    }
    for (const [property, text] of Object.entries(query.contains)) {
      const name = `$${values.push(property)}::text`;
      conditions.push(`data->>${name} ILIKE $${values.push(`%${escapeLike(text)}%`)}`);
    }
    const where = conditions.join(' AND ');
    const { sort } = query;
    const order = sort ? `${sortExpression(sort)} ${sort.order}, uuid ${sort.order}` : 'uuid';
    const window = query.window ? `LIMIT ${query.window.limit} OFFSET ${query.window.offset}` : '';
    const rows = await this.#sql.query<{ data: Row }>(
      `SELECT data FROM document WHERE ${where} ORDER BY ${order} ${window}`,
      values,
    );
    const records = rows.map(({ data }) => data);
    if (!query.window) return { records, count: records.length };
    const [total] = await this.#sql.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM document WHERE ${where}`,
      values,
    );
    return { records, count: total?.count ?? 0 };
  }

  async #rowsOf(
    entity: string,
    companyUuid: string,
    condition: string,
    values: readonly unknown[],
    lock?: Lock,
  ): Promise<Row[]> {
    if (values.length === 0) return [];
    const rows = await this.#sql.query<{ data: Row }>(
      `SELECT data FROM document
        WHERE entity = $1 AND company_uuid = $2 AND ${condition} ORDER BY uuid ${lockClause(lock)}`,
      [entity, companyUuid, values],
    );
    return rows.map(({ data }) => data);
  }

  async #write(text: string, values: readonly unknown[]): Promise<void> {
    try {
      await this.#sql.query(text, values);
    } catch (error) {
      throw isUniqueViolation(error) ? new DuplicateError('natural key', { cause: error }) : error;
    }
  }
}
