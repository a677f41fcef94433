import type { EntityTable } from '../schema/EntityTable.ts';
import { maxTextLength } from '../schema/TableColumn.ts';
import type { RecordConditions, ValueRange } from './RecordQuery.ts';

/** A condition of SQL and the values of its parameters, `$1` first. */
interface WhereClause {
  readonly condition: string;
  readonly values: unknown[];
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Returns the condition for records of these companies that meet all conditions. Columns answer from indexes.
 * Properties without a column (arrays, long texts) are compared in the JSON: an array has one of its values.
 * `values` are those of the statement so far, the company first.
 */
export function buildWhere(
  table: EntityTable,
  companies: readonly string[],
  { contains, equals, oneOf, ranges }: RecordConditions,
  values: unknown[] = companies.length === 1 ? [...companies] : [companies],
): WhereClause {
  const addParameter = (value: unknown): string => `$${values.push(value)}`;

  const equalsSql = (property: string, value: unknown): string => {
    // As JSON it would drop the condition, and every record would match.
    if (value === undefined) return 'FALSE';
    const column = table.columns.get(property);
    if (!column || !isScalar(value))
      return `${table.valueSqlOf(property)} @> ${addParameter(JSON.stringify(value))}::jsonb`;
    if (column.comparison === 'number') return `${column.sql} = ${addParameter(Number(value))}::numeric`;
    if (column.comparison === 'code') return `${column.sql} = ${addParameter(String(value))}`;
    // The column narrows the candidates, the JSON decides: the column ignores case.
    const start = `${column.sql} = left(lower(${addParameter(String(value))}::text), ${maxTextLength})`;
    return `${start} AND ${table.textSqlOf(property)} = $${values.length}`;
  };
  const oneOfSql = (property: string, wanted: readonly unknown[]): string => {
    const column = table.columns.get(property);
    return column
      ? `${column.sql} = ANY (${addParameter(wanted.map(String))})`
      : `${table.valueSqlOf(property)} @> ANY (${addParameter(wanted.map((value) => JSON.stringify(value)))}::jsonb[])`;
  };
  const containsSql = (property: string, text: string): string => {
    const pattern = addParameter(`%${escapeLike(text)}%`);
    return table.searchable.has(property)
      ? `${table.column(property).sql} LIKE lower(${pattern}::text)`
      : `${table.textSqlOf(property)} ILIKE ${pattern}`;
  };
  const rangeSql = ({ property, from, to }: ValueRange): string[] => {
    const { sql, type } = table.column(property);
    const bound = (value: string | number) => `${addParameter(value)}::${type}`;
    return [
      ...(from === undefined ? [] : [`${sql} >= ${bound(from)}`]),
      ...(to === undefined ? [] : [`${sql} < ${bound(to)}`]),
    ];
  };

  const conditions = [
    // Index entries are in the order of the next column only within one company.
    companies.length === 1 ? 'company_uuid = $1' : 'company_uuid = ANY ($1)',
    ...Object.entries(equals ?? {}).map(([property, value]) => equalsSql(property, value)),
    ...Object.entries(oneOf ?? {}).map(([property, wanted]) => oneOfSql(property, wanted)),
    ...Object.entries(contains ?? {}).map(([property, text]) => containsSql(property, text)),
    ...(ranges ?? []).flatMap(rangeSql),
  ];
  return { condition: conditions.join(' AND '), values };
}
