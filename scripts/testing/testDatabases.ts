import type { Database } from '../../src/server/platform/store/databases/Database.ts';
import { openPostgres } from '../../src/server/platform/store/databases/openPostgres.ts';
import { freshDatabase } from './freshDatabase.ts';
import { startTemporaryPostgres } from './startTemporaryPostgres.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

const openPGlite = async (): Promise<TestDatabase> => {
  const database = await freshDatabase();
  return { database, close: () => database.close() };
};

async function startSharedServer(): Promise<Database & { readonly url: string }> {
  const { url, endWithProcess } = await startTemporaryPostgres();
  endWithProcess();
  return { ...(await openPostgres(url)), url };
}

let sharedServer: ReturnType<typeof startSharedServer> | undefined;
let databaseCount = 0;

/** Opens an empty database of a PostgreSQL that the test files of this process share. `close` removes it. */
export async function openPostgresDatabase(): Promise<TestDatabase> {
  sharedServer ??= startSharedServer();
  const server = await sharedServer;
  databaseCount += 1;
  const name = `test_${databaseCount}`;
  await server.query(`CREATE DATABASE ${name}`);
  const address = new URL(server.url);
  address.pathname = name;
  const database = await openPostgres(address.href);
  return {
    database,
    async close() {
      await database.close();
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** The databases on which the store must give equal results. */
export const testDatabases: { readonly name: string; readonly open: () => Promise<TestDatabase> }[] = [
  { name: 'PGlite', open: openPGlite },
  { name: 'PostgreSQL', open: openPostgresDatabase },
];
