import type { PropertyComparison } from '../../../../contract/model/entity.ts';
import { quoteIdentifier, quoteLiteral } from '../databases/Database.ts';

/** A property as a column of the database. */
export interface TableColumn {
  readonly name: string;
  /** Quoted, for SQL. */
  readonly sql: string;
  readonly comparison: PropertyComparison;
  /** SQL type of its values. */
  readonly type: string;
  /** Records may lack a value. */
  readonly nullable: boolean;
  /** Text for CREATE TABLE and ADD COLUMN. */
  readonly definition: string;
}

/** Maximum characters of an indexed text: an index entry holds at most 2,700 bytes. */
export const maxTextLength = 200;

const sqlTypes: Readonly<Record<PropertyComparison, string>> = {
  text: 'text',
  code: 'text',
  number: 'numeric',
};

/** Column with the JSON of a property: the record itself, or its system counters. */
export type JsonColumn = 'data' | 'apart';

/** SQL that computes the column from the JSON. It fails for no JSON. */
function columnExpression(property: string, comparison: PropertyComparison, source: JsonColumn): string {
  const name = quoteLiteral(property);
  switch (comparison) {
    case 'text':
      return `left(lower(${source}->>${name}), ${maxTextLength})`;
    case 'code':
      return `left(${source}->>${name}, ${maxTextLength})`;
    case 'number':
      return `CASE jsonb_typeof(${source}->${name}) WHEN 'number' THEN (${source}->${name})::numeric END`;
  }
}

/**
 * Comparison and source are part of the name, so that a property with a new comparison or source gets a new
 * column.
 */
export function tableColumnOf(
  property: string,
  comparison: PropertyComparison,
  source: JsonColumn,
): TableColumn {
  if (property === 'uuid')
    return { name: 'uuid', sql: 'uuid', comparison, type: 'text', nullable: false, definition: '' };
  const name = source === 'data' ? `${comparison} ${property}` : `${comparison} ${source} ${property}`;
  const sql = quoteIdentifier(name);
  const type = sqlTypes[comparison];
  const value = columnExpression(property, comparison, source);
  const definition = `${sql} ${type} GENERATED ALWAYS AS (${value}) STORED`;
  return { name, sql, comparison, type, nullable: true, definition };
}

/**
 * Returns the column that partitions a table. A generated column cannot do that, so every insert writes it.
 */
export function partitionColumnOf(property: string): TableColumn {
  const name = `instant ${property}`;
  const sql = quoteIdentifier(name);
  const type = 'timestamptz';
  return { name, sql, comparison: 'code', type, nullable: false, definition: `${sql} ${type} NOT NULL` };
}
