import { DeliveryFailure } from '../DeliveryFailure.ts';
import type { TableDatabase } from './TableDatabase.ts';

/** A table as its database has it. */
export interface PartnerTable {
  /** Schema and name, quoted. */
  readonly sql: string;
  /** Names of its columns as they are written there. */
  readonly columns: readonly string[];
}

const equalsIgnoringCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** `schema.name`, or the name alone. */
function splitName(name: string): { schema?: string; name: string } {
  const at = name.indexOf('.');
  return at < 0 ? { name } : { schema: name.slice(0, at), name: name.slice(at + 1) };
}

/** A condition on schema and name, for which databases differ in the case they keep; those that are written the same come first. */
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

/** Finds a table as it was configured, whatever the case of its letters. Throws UNKNOWN_TABLE. */
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

/** The same of a stored procedure or function, quoted. Throws UNKNOWN_ROUTINE. */
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

/** The column that stands for a property: written the same, or else in other letters only. */
export const findColumn = ({ columns }: PartnerTable, property: string): string | undefined =>
  columns.find((column) => column === property) ??
  columns.find((column) => equalsIgnoringCase(column, property));
