import type { PropertyComparison } from '../../../../contract/model/entity.ts';
import { quoteIdentifier, quoteLiteral } from '../databases/Database.ts';

/** A property as the database knows it. */
export interface TableColumn {
  readonly name: string;
  /** Quoted, for SQL. */
  readonly sql: string;
  readonly comparison: PropertyComparison;
  /** Of its values, in SQL. */
  readonly type: string;
  /** Records may be without a value. */
  readonly nullable: boolean;
  /** Of CREATE TABLE and ADD COLUMN. */
  readonly definition: string;
}

/** Characters of a text that count: an index entry holds at most 2,700 bytes. */
const maxTextLength = 200;

const sqlTypes: Readonly<Record<PropertyComparison, string>> = {
  text: 'text',
  code: 'text',
  number: 'numeric',
};

/** Where the value of a property is: in the document, or in what is kept beside it. */
export type JsonColumn = 'data' | 'apart';

/** A column's value, made of the document. It never fails, whatever the document holds. */
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

/** Comparison and source are part of the name, so that a property that changes them gets a new column. */
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

/** The instant that a table is partitioned by: a generated column cannot be that, so whoever writes a document writes it, too. */
export function partitionColumnOf(property: string): TableColumn {
  const name = `instant ${property}`;
  const sql = quoteIdentifier(name);
  const type = 'timestamptz';
  return { name, sql, comparison: 'code', type, nullable: false, definition: `${sql} ${type} NOT NULL` };
}
