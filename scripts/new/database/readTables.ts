import { Client } from 'pg';
import { UsageError } from '../../../generator/pipeline/parseCommandLine.ts';

/** A column as the catalog of PostgreSQL describes it. */
export interface ColumnRow {
  readonly table: string;
  readonly name: string;
  /** `character varying(30)`, that of the base type for a domain. */
  readonly type: string;
  /** Labels of an enumerated type. */
  readonly labels: readonly string[];
  readonly required: boolean;
  /** The database computes the value. */
  readonly generated: boolean;
  /** Expression of the default; null without one. */
  readonly initial: string | null;
  readonly comment: string | null;
}

export interface ConstraintRow {
  readonly table: string;
  /** Primary key, unique key, foreign key or check. */
  readonly kind: 'p' | 'u' | 'f' | 'c';
  readonly columns: readonly string[];
  /** The table of a foreign key. */
  readonly target: string | null;
  readonly targetColumns: readonly string[];
  readonly definition: string;
}

export interface TableRow {
  readonly name: string;
  readonly comment: string | null;
}

/** The tables of one schema of a database. */
export interface DatabaseTables {
  readonly database: string;
  readonly schema: string;
  readonly tables: readonly TableRow[];
  readonly columns: readonly ColumnRow[];
  readonly constraints: readonly ConstraintRow[];
}

const tablesOfSchema = `SELECT t.oid, t.relname FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
  WHERE n.nspname = $1 AND t.relkind IN ('r', 'p') AND NOT t.relispartition`;

const tableQuery = `SELECT t.relname AS name, obj_description(t.oid, 'pg_class') AS comment
FROM (${tablesOfSchema}) t ORDER BY t.relname`;

const columnQuery = `SELECT t.relname AS table, a.attname AS name,
  format_type(coalesce(nullif(y.typbasetype, 0), y.oid), CASE WHEN y.typbasetype <> 0 THEN y.typtypmod ELSE a.atttypmod END) AS type,
  ARRAY(SELECT e.enumlabel::text FROM pg_enum e WHERE e.enumtypid IN (y.oid, y.typbasetype) ORDER BY e.enumsortorder) AS labels,
  a.attnotnull OR y.typnotnull AS required,
  a.attidentity <> '' OR a.attgenerated <> '' AS generated,
  pg_get_expr(d.adbin, d.adrelid) AS initial,
  col_description(t.oid, a.attnum) AS comment
FROM (${tablesOfSchema}) t
JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
JOIN pg_type y ON y.oid = a.atttypid
LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
ORDER BY t.relname, a.attnum`;

const namesOf = (table: string, numbers: string): string =>
  `ARRAY(SELECT a.attname::text FROM unnest(${numbers}) WITH ORDINALITY AS k(number, place)
    JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number ORDER BY k.place)`;

const constraintQuery = `SELECT t.relname AS table, c.contype AS kind, ${namesOf('c.conrelid', 'c.conkey')} AS columns,
  f.relname AS target, ${namesOf('c.confrelid', 'c.confkey')} AS "targetColumns", pg_get_constraintdef(c.oid) AS definition
FROM (${tablesOfSchema}) t
JOIN pg_constraint c ON c.conrelid = t.oid AND c.contype IN ('p', 'u', 'f', 'c')
LEFT JOIN (${tablesOfSchema}) f ON f.oid = c.confrelid
ORDER BY t.relname, c.contype, c.conname`;

const connectTimeout = 10_000;

/**
 * Reads the tables of a schema, in a read-only session.
 * @param url `postgres://…`
 * @throws Error with the address, without credentials, if the database does not answer or has no such table
 */
export async function readTables(url: string, schema = 'public'): Promise<DatabaseTables> {
  const address = withoutCredentials(url);
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new UsageError(
      `${address} is not the address of a PostgreSQL database: postgres://user@host/database.`,
    );
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    options: '-c default_transaction_read_only=on',
  });
  try {
    await client.connect();
    const { rows: tables } = await client.query<TableRow>(tableQuery, [schema]);
    const { rows: columns } = await client.query<ColumnRow>(columnQuery, [schema]);
    const { rows: constraints } = await client.query<ConstraintRow>(constraintQuery, [schema]);
    if (tables.length === 0)
      throw new Error(`The schema "${schema}" has no tables. Name another one with --schema.`);
    return { database: client.database ?? 'database', schema, tables, columns, constraints };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
    throw new Error(`${address} cannot be read: ${reason}`, { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns an address without user and password: `postgres://db.example.com/erp`. */
export function withoutCredentials(url: string): string {
  if (!URL.canParse(url)) return 'The database';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
