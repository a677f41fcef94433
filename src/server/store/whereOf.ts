import type { Conditions, Range } from './DocumentQuery.ts';
import { literal } from './quoted.ts';
import type { Table } from './Table.ts';

/** A condition of SQL and the values of its parameters, `$1` first. */
export interface Where {
  readonly condition: string;
  readonly values: unknown[];
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/**
 * The records of these companies that meet all conditions. Columns of the table answer from indexes; what has no
 * column (arrays, texts that go on for pages) is looked for in the documents. `values` are those of the statement so far, the company first.
 */
export function whereOf(
  table: Table,
  companies: readonly string[],
  { contains, equals, oneOf, ranges }: Conditions,
  values: unknown[] = companies.length === 1 ? [...companies] : [companies],
): Where {
  const parameter = (value: unknown): string => `$${values.push(value)}`;

  const isEqual = (property: string, value: unknown): string => {
    // As JSON it would leave no condition at all, and every record would be meant.
    if (value === undefined) return 'FALSE';
    const column = table.columns.get(property);
    if (!column || !isScalar(value))
      return `data @> ${parameter(JSON.stringify({ [property]: value }))}::jsonb`;
    if (column.comparison === 'number') return `${column.sql} = ${parameter(Number(value))}::numeric`;
    if (column.comparison === 'code') return `${column.sql} = ${parameter(String(value))}`;
    // The column says which records may be meant, the document which ones are: letters have two cases.
    const start = `${column.sql} = left(lower(${parameter(String(value))}::text), 200)`;
    return `${start} AND data->>${literal(property)} = $${values.length}`;
  };
  const doesContain = (property: string, text: string): string => {
    const pattern = parameter(`%${escapeLike(text)}%`);
    return table.searchable.has(property)
      ? `${table.column(property).sql} LIKE lower(${pattern}::text)`
      : `data->>${literal(property)} ILIKE ${pattern}`;
  };
  const isWithin = ({ property, from, to }: Range): string[] => {
    const { sql, type } = table.column(property);
    const bound = (value: string | number) => `${parameter(value)}::${type}`;
    return [
      ...(from === undefined ? [] : [`${sql} >= ${bound(from)}`]),
      ...(to === undefined ? [] : [`${sql} < ${bound(to)}`]),
    ];
  };

  const conditions = [
    // Only one company's entries of an index are in the order of what follows the company.
    companies.length === 1 ? 'company_uuid = $1' : 'company_uuid = ANY ($1)',
    ...Object.entries(equals ?? {}).map(([property, value]) => isEqual(property, value)),
    ...Object.entries(oneOf ?? {}).map(
      ([property, values]) => `${table.column(property).sql} = ANY (${parameter(values)})`,
    ),
    ...Object.entries(contains ?? {}).map(([property, text]) => doesContain(property, text)),
    ...(ranges ?? []).flatMap(isWithin),
  ];
  return { condition: conditions.join(' AND '), values };
}
