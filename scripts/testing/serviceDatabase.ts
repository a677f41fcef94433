import { migrations } from '../../src/server/modules.ts';
import { entityTables } from '../../src/server/platform/operations/catalog.ts';
import type { Database } from '../../src/server/platform/store/databases/Database.ts';
import { migrate } from '../../src/server/platform/store/schema/migrate.ts';
import { lendDatabase, returnDatabase, takeDatabase } from './freshDatabase.ts';

/** An open database with the tables of the service. */
interface ServiceDatabase {
  readonly database: Database;
  /** Its schema after the migration, as `readSchema` returns it. */
  readonly schema: string;
}

const idleDatabases: ServiceDatabase[] = [];

/** Selects the relations that a migration creates. */
const ownRelations = `pg_class WHERE relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'`;

/** Resolves to a text that differs after a change of tables, columns, constraints, indexes or functions. */
async function readSchema(database: Database): Promise<string> {
  const [row] = await database.query<{ schema: string }>(`
    SELECT concat_ws(' ',
      (SELECT string_agg(concat_ws(' ', oid, relname, relnatts, reloptions), ',' ORDER BY oid) FROM ${ownRelations}),
      (SELECT string_agg(oid::text, ',' ORDER BY oid) FROM pg_constraint),
      (SELECT string_agg(oid::text, ',' ORDER BY oid) FROM pg_trigger),
      (SELECT string_agg(oid::text, ',' ORDER BY oid) FROM pg_proc),
      (SELECT string_agg(oid::text, ',' ORDER BY oid) FROM pg_namespace WHERE nspname !~ '^pg_(temp|toast)')
    ) AS schema`);
  return row?.schema ?? '';
}

/** Removes all rows except the version of the schema, and restarts the sequences. */
const emptyTables = `
  DO $$
  DECLARE
    relation regclass;
    has_rows boolean;
    filled text[] := '{}';
  BEGIN
    FOR relation IN SELECT oid FROM ${ownRelations} AND relkind = 'r' AND relname <> 'schema_version' LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM %s)', relation) INTO has_rows;
      IF has_rows THEN filled := filled || relation::text; END IF;
    END LOOP;
    IF filled <> '{}' THEN EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE'; END IF;
    FOR relation IN SELECT oid FROM ${ownRelations} AND relkind = 'S' LOOP
      EXECUTE format('ALTER SEQUENCE %s RESTART', relation);
    END LOOP;
  END $$`;

async function createServiceDatabase(): Promise<ServiceDatabase> {
  const database = await takeDatabase();
  await migrate(database, entityTables, migrations);
  return { database, schema: await readSchema(database) };
}

async function returnServiceDatabase(lent: ServiceDatabase): Promise<void> {
  const { database, schema } = lent;
  await database.query('DISCARD ALL');
  if ((await readSchema(database)) !== schema) return returnDatabase(database);
  await database.script(emptyTables);
  idleDatabases.push(lent);
}

/**
 * Lends a PGlite in memory with the empty tables of the service. A migration takes half a second, so `close`
 * only removes the rows if the schema is still that of the migration.
 */
export async function serviceDatabase(): Promise<Database> {
  const idle = idleDatabases.pop() ?? (await createServiceDatabase());
  return lendDatabase(idle.database, () => returnServiceDatabase(idle));
}
