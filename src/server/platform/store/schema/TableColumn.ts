import { hash } from 'node:crypto';
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
type JsonColumn = 'data' | 'apart';

/** Where records have the value of a property. */
export interface PropertySource {
  readonly property: string;
  readonly column: JsonColumn;
  /** The value of a record that lacks the property. */
  readonly defaultValue?: unknown;
}

/** SQL: the value of a property, as JSON and as text. */
export function propertySqlOf({ property, column, defaultValue }: PropertySource) {
  const name = quoteLiteral(property);
  if (defaultValue === undefined) return { json: `${column}->${name}`, text: `${column}->>${name}` };
  const json = `coalesce(${column}->${name}, ${quoteLiteral(JSON.stringify(defaultValue))}::jsonb)`;
  return { json, text: `${json} #>> '{}'` };
}

/** Identifies a text in a name: another text gives another name. */
export const fingerprintOf = (text: string): string => hash('sha256', text).slice(0, 8);

/** Returns the name of a column or index, with the default of its property. */
export const withDefault = (name: string, { defaultValue }: PropertySource): string =>
  defaultValue === undefined ? name : `${name} ${fingerprintOf(JSON.stringify(defaultValue))}`;

/** SQL that computes the column from the JSON. It fails for no JSON. */
function columnExpression(comparison: PropertyComparison, source: PropertySource): string {
  const { json, text } = propertySqlOf(source);
  switch (comparison) {
    case 'text':
      return `left(lower(${text}), ${maxTextLength})`;
    case 'code':
      return `left(${text}, ${maxTextLength})`;
    case 'number':
      return `CASE jsonb_typeof(${json}) WHEN 'number' THEN (${json})::numeric END`;
  }
}

/**
 * Comparison, source and default are part of the name, so that a property with a new comparison, source or default
 * gets a new column.
 */
export function tableColumnOf(comparison: PropertyComparison, source: PropertySource): TableColumn {
  const { property, column } = source;
  if (property === 'uuid')
    return { name: 'uuid', sql: 'uuid', comparison, type: 'text', nullable: false, definition: '' };
  const place = column === 'data' ? property : `${column} ${property}`;
  const name = withDefault(`${comparison} ${place}`, source);
  const sql = quoteIdentifier(name);
  const type = sqlTypes[comparison];
  const value = columnExpression(comparison, source);
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
