import type { Database } from '../src/server/store/Database.ts';
import { openPostgres } from '../src/server/store/openPostgres.ts';
import { freshDatabase } from './freshDatabase.ts';
import { temporaryPostgres } from './temporaryPostgres.ts';

export interface OpenDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

const pglite = async (): Promise<OpenDatabase> => {
  const database = await freshDatabase();
  return { database, close: () => database.close() };
};

const postgres = async (): Promise<OpenDatabase> => {
  const server = await temporaryPostgres();
  const database = await openPostgres(server.url);
  return {
    database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
};

/** What the store must run on, all with the same results. */
export const databases: { readonly name: string; readonly open: () => Promise<OpenDatabase> }[] = [
  { name: 'PGlite', open: pglite },
  { name: 'PostgreSQL', open: postgres },
];
