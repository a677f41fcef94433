import type { Row } from '../../../../contract/api/envelope.ts';
import { quoteLiteral } from '../databases/Database.ts';
import type { EntityTable } from '../schema/EntityTable.ts';
import type { TableColumn } from '../schema/TableColumn.ts';
import { buildWhere } from './buildWhere.ts';
import type { CursorPosition, PageWindow, RecordConditions, RecordQuery } from './RecordQuery.ts';

/**
 * Partitioned tables are queried code by code. An index has the records of each code in order of time, but
 * those of several codes one code after the other.
 */
function splitByCode(
  { partitionColumn, columns }: EntityTable,
  conditions: RecordConditions,
): readonly RecordConditions[] {
  const { oneOf = {}, equals, ...others } = conditions;
  const first = Object.entries(oneOf).find(([property]) => columns.has(property));
  if (!partitionColumn || !first || first[1].length === 0) return [conditions];
  const [property, codes] = first;
  const { [property]: _, ...rest } = oneOf;
  return [...new Set(codes)].map((code) => ({
    ...others,
    oneOf: rest,
    equals: { ...equals, [property]: code },
  }));
}

/** SQL: FROM and WHERE of the matching records of a company. Several selections never overlap. */
function buildSelections(
  table: EntityTable,
  { companyUuid, ...conditions }: Pick<RecordQuery, 'companyUuid' | keyof RecordConditions>,
): { readonly parts: readonly string[]; readonly values: unknown[] } {
  const values: unknown[] = [companyUuid];
  const parts = splitByCode(table, conditions).map(
    (part) => `FROM ${table.sql} WHERE ${buildWhere(table, [companyUuid], part, values).condition}`,
  );
  return { parts, values };
}

/** A record of a page with its position. */
interface PositionedRow extends CursorPosition {
  readonly data: Row;
}

/** The result of the query. */
export interface FoundPage {
  readonly records: readonly PositionedRow[];
  /** The number of matches. */
  readonly count: number;
  /** Others follow the records. */
  readonly more: boolean;
}

/** Adds a value and returns its placeholder in the statement: `$3`. */
type AddParameter = (value: unknown) => string;

/**
 * Returns the conditions for records after a position. An index answers each of them; their results, one
 * after the other, are in order. PostgreSQL puts records without a value last when ascending, first when
 * descending.
 */
function conditionsAfter(
  { sql, type, nullable }: TableColumn,
  order: 'asc' | 'desc',
  { value, uuid }: CursorPosition,
  parameter: AddParameter,
): readonly string[] {
  const comparison = order === 'asc' ? '>' : '<';
  if (sql === 'uuid') return [`uuid ${comparison} ${parameter(uuid)}`];
  if (value === null) {
    const rest = `${sql} IS NULL AND uuid ${comparison} ${parameter(uuid)}`;
    return order === 'asc' ? [rest] : [rest, `${sql} IS NOT NULL`];
  }
  const atOrAfter = `(${sql}, uuid) ${comparison} (${parameter(value)}::${type}, ${parameter(uuid)})`;
  return order === 'asc' && nullable ? [atOrAfter, `${sql} IS NULL`] : [atOrAfter];
}

/**
 * SQL: the first records of several selections, in an order for which each has an index. Each selection
 * returns up to the same limit.
 */
function selectFirst(selections: readonly string[], order: string, limit: number, offset = 0): string {
  const page = `ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  const [only = '', ...others] = selections;
  if (others.length === 0) return `${only} ${page}`;
  const each = selections.map((selection) => `(${selection} ORDER BY ${order} LIMIT ${limit + offset})`);
  return `SELECT * FROM (${each.join(' UNION ALL ')}) AS selection ${page}`;
}

/** SQL: the keys of the records on the page, plus one more if there is one. Reads only an index. */
function selectPageKeys(
  table: EntityTable,
  parts: readonly string[],
  { sort }: Pick<RecordQuery, 'sort'>,
  window: PageWindow,
  parameter: AddParameter,
): string {
  const column = table.column(sort?.property ?? 'uuid');
  const order = sort?.order ?? 'asc';
  const select = `SELECT ${table.primaryKey.join(', ')}, ${column.sql} AS value`;
  const after = 'after' in window ? conditionsAfter(column, order, window.after, parameter) : [];
  const selections = parts.flatMap((part) =>
    after.length === 0 ? [`${select} ${part}`] : after.map((there) => `${select} ${part} AND ${there}`),
  );
  const offset = 'offset' in window ? window.offset : 0;
  return selectFirst(selections, `value ${order}, uuid ${order}`, window.limit + 1, offset);
}

/**
 * SQL: the rows to count. For a partitioned table these are the newest, because an index has them together.
 */
function selectCounted({ partitionColumn, countLimit }: EntityTable, parts: readonly string[]): string {
  const [only = ''] = parts;
  if (!partitionColumn || countLimit === undefined) return only;
  const selections = parts.map((part) => `SELECT ${partitionColumn.sql} AS value, uuid ${part}`);
  return `FROM (${selectFirst(selections, 'value DESC, uuid DESC', countLimit + 1)}) AS counted`;
}

/** A page ends with the record that reaches this number of bytes, as JSON. */
const maxPageBytes = 16 * 1024 * 1024;

/**
 * Returns one page of the matching records in one statement, whose row is a FoundPage. Only records of the page
 * are read, at any depth, one by one: no record after `maxPageBytes` costs memory.
 */
export function buildPageQuery(
  table: EntityTable,
  { omit = [], sort, window, ...conditions }: RecordQuery & { readonly window: PageWindow },
): { readonly text: string; readonly values: readonly unknown[] } {
  const { parts, values } = buildSelections(table, conditions);
  const data = [table.recordSql, ...omit.map(quoteLiteral)].join(' - ');
  const keys = selectPageKeys(table, parts, { sort }, window, (value) => `$${values.push(value)}`);
  const keyArrays = [...table.primaryKey, 'value'].map((column) => `array_agg(${column}) AS ${column}`);
  const isNext = table.primaryKey
    .map((column) => `whole.${column} = page.${column}[entry.number + 1]`)
    .join(' AND ');
  return {
    // OFFSET 0 prevents PostgreSQL from building each record twice.
    text: `WITH RECURSIVE page AS MATERIALIZED (
             SELECT count(*) AS size, ${keyArrays.join(', ')} FROM (${keys}) AS keys
           ), entry AS (
             SELECT 0 AS number, 0::bigint AS bytes, NULL::json AS record
              UNION ALL
             SELECT entry.number + 1, entry.bytes + octet_length(built.record::text), built.record
               FROM entry CROSS JOIN page CROSS JOIN LATERAL (
                 SELECT json_build_object('uuid', uuid, 'value', to_json(page.value[entry.number + 1]) #>> '{}', 'data', ${data}) AS record
                   FROM ${table.sql} AS whole WHERE ${isNext} OFFSET 0
               ) AS built
              WHERE entry.number < ${window.limit} AND entry.bytes < ${maxPageBytes}
           )
           SELECT (SELECT count(*) ${selectCounted(table, parts)})::int AS count,
                  to_json(ARRAY(SELECT record FROM entry WHERE number > 0)) AS records,
                  (SELECT size FROM page) > (SELECT max(number) FROM entry) AS more`,
    values,
  };
}
