import type { Row } from '../../contract/envelope.ts';
import type { DocumentQuery, Position, Window } from './DocumentQuery.ts';
import { matching } from './matching.ts';
import { literal } from './quoted.ts';
import type { Table } from './Table.ts';
import type { TableColumn } from './TableColumn.ts';

/** A record of a page, and where it stands. */
export interface Placed extends Position {
  readonly data: Row;
}

/** Takes a value, answers its place in the statement: `$3`. */
type Parameter = (value: unknown) => string;

/**
 * What follows a position, as conditions that an index answers one by one; one after the other they are in order.
 * PostgreSQL has records without a value last when it ascends, first when it descends.
 */
function following(
  { sql, type, nullable }: TableColumn,
  order: 'asc' | 'desc',
  { value, uuid }: Position,
  parameter: Parameter,
): readonly string[] {
  const beyond = order === 'asc' ? '>' : '<';
  if (sql === 'uuid') return [`uuid ${beyond} ${parameter(uuid)}`];
  if (value === null) {
    const rest = `${sql} IS NULL AND uuid ${beyond} ${parameter(uuid)}`;
    return order === 'asc' ? [rest] : [rest, `${sql} IS NOT NULL`];
  }
  const there = `(${sql}, uuid) ${beyond} (${parameter(value)}::${type}, ${parameter(uuid)})`;
  return order === 'asc' && nullable ? [there, `${sql} IS NULL`] : [there];
}

/** SQL: the first of several selections, in an order that an index has each of them in: so each is asked for as many. */
function firstOf(selections: readonly string[], order: string, limit: number, offset = 0): string {
  const page = `ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  const [only = '', ...others] = selections;
  if (others.length === 0) return `${only} ${page}`;
  const each = selections.map((selection) => `(${selection} ORDER BY ${order} LIMIT ${limit + offset})`);
  return `SELECT * FROM (${each.join(' UNION ALL ')}) AS selection ${page}`;
}

/** SQL: which records stand on the page, and one more when there is one; nothing is read but an index. */
function standing(
  table: Table,
  parts: readonly string[],
  { sort }: Pick<DocumentQuery, 'sort'>,
  window: Window,
  parameter: Parameter,
): string {
  const column = table.column(sort?.property ?? 'uuid');
  const order = sort?.order ?? 'asc';
  const select = `SELECT ${table.key.join(', ')}, ${column.sql} AS value`;
  const after = 'after' in window ? following(column, order, window.after, parameter) : [];
  const selections = parts.flatMap((part) =>
    after.length === 0 ? [`${select} ${part}`] : after.map((there) => `${select} ${part} AND ${there}`),
  );
  const offset = 'offset' in window ? window.offset : 0;
  return firstOf(selections, `value ${order}, uuid ${order}`, window.limit + 1, offset);
}

/** SQL: what is counted. Of what is kept by month that is the newest, because an index has them together. */
function counted({ instant, countsTo }: Table, parts: readonly string[]): string {
  const [only = ''] = parts;
  if (!instant || countsTo === undefined) return only;
  const selections = parts.map((part) => `SELECT ${instant.sql} AS value, uuid ${part}`);
  return `FROM (${firstOf(selections, 'value DESC, uuid DESC', countsTo + 1)}) AS counted`;
}

/**
 * One page of the matching records, in one statement: `count`, how many match, and `records`, which are `Placed`. The page holds one more than
 * was asked for, when there is one. Documents are read for what stands on it only, however deep it is.
 */
export function pageStatement(
  table: Table,
  { without = [], sort, window, ...conditions }: DocumentQuery & { readonly window: Window },
): { readonly text: string; readonly values: readonly unknown[] } {
  const { parts, values } = matching(table, conditions);
  const data = [table.record, ...without.map(literal)].join(' - ');
  const isWhole = table.key.map((column) => `whole.${column} = page.${column}`).join(' AND ');
  return {
    text: `SELECT (SELECT count(*) ${counted(table, parts)})::int AS count,
              to_json(ARRAY(
                SELECT json_build_object('uuid', uuid, 'value', to_json(value) #>> '{}', 'data',
                         (SELECT ${data} FROM ${table.sql} AS whole WHERE ${isWhole}))
                  FROM (${standing(table, parts, { sort }, window, (value) => `$${values.push(value)}`)}) AS page
              )) AS records`,
    values,
  };
}
