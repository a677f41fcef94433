import type { TableDatabase } from '../../databases/DatabaseDialect.ts';
import { DeliveryFailure } from '../DeliveryFailure.ts';

/** An existing table of a partner. */
export interface PartnerTable {
  /** Schema and name, quoted. */
  readonly sql: string;
  /** Column names in their original case. */
  readonly columns: readonly string[];
}

const equalsIgnoringCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** `schema.name`, or the name alone. */
function splitName(name: string): { schema?: string; name: string } {
  const at = name.indexOf('.');
  return at < 0 ? { name } : { schema: name.slice(0, at), name: name.slice(at + 1) };
}

/** Condition on schema and name, ignoring case, because databases differ in it; exact matches come first. */
function nameCondition(database: TableDatabase, name: string, kind: 'table' | 'routine') {
  const parts = splitName(name);
  const schema = parts.schema
    ? `lower(table_schema) = lower(${database.placeholder(2)})`
    : database.defaultSchema;
  return {
    sql: `lower(${kind}_name) = lower(${database.placeholder(1)}) AND ${schema.replace('table_schema', `${kind}_schema`)}`,
    values: parts.schema ? [parts.name, parts.schema] : [parts.name],
    isExact: (found: unknown) => found === parts.name,
  };
}

/** Finds a configured table, ignoring case. Throws UNKNOWN_TABLE. */
export async function findTable(database: TableDatabase, name: string): Promise<PartnerTable> {
  const { sql, values, isExact } = nameCondition(database, name, 'table');
  const found = await database.query(
    `SELECT table_schema AS ts, table_name AS tn, column_name AS cn FROM information_schema.columns
      WHERE ${sql} ORDER BY table_schema, table_name, ordinal_position`,
    values,
  );
  const first = found.find(({ tn }) => isExact(tn)) ?? found[0];
  if (!first) throw new DeliveryFailure('UNKNOWN_TABLE', { table: name });
  const { ts, tn } = first;
  return {
    sql: `${database.quote(String(ts))}.${database.quote(String(tn))}`,
    columns: found.filter((row) => row.ts === ts && row.tn === tn).map(({ cn }) => String(cn)),
  };
}

/** Finds a stored procedure or function and returns its quoted name. Throws UNKNOWN_ROUTINE. */
export async function findRoutine(
  database: TableDatabase,
  name: string,
): Promise<{ sql: string; isFunction: boolean }> {
  const { sql, values, isExact } = nameCondition(database, name, 'routine');
  const found = await database.query(
    `SELECT routine_schema AS ts, routine_name AS tn, routine_type AS kind FROM information_schema.routines WHERE ${sql}`,
    values,
  );
  const first = found.find(({ tn }) => isExact(tn)) ?? found[0];
  if (!first) throw new DeliveryFailure('UNKNOWN_ROUTINE', { routine: name });
  return {
    sql: `${database.quote(String(first.ts))}.${database.quote(String(first.tn))}`,
    isFunction: first.kind === 'FUNCTION',
  };
}

/** Returns the column of a property: an exact match, else one that differs only in case. */
export const findColumn = ({ columns }: PartnerTable, property: string): string | undefined =>
  columns.find((column) => column === property) ??
  columns.find((column) => equalsIgnoringCase(column, property));
