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

const openTemporaryPostgres = async (): Promise<TestDatabase> => {
  const server = await startTemporaryPostgres();
  const database = await openPostgres(server.url);
  return {
    database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
};

/** The databases on which the store must give equal results. */
export const testDatabases: { readonly name: string; readonly open: () => Promise<TestDatabase> }[] = [
  { name: 'PGlite', open: openPGlite },
  { name: 'PostgreSQL', open: openTemporaryPostgres },
];
