import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { checkReadiness } from '../../../../src/server/platform/monitoring/readiness.ts';
import type { Sql } from '../../../../src/server/platform/store/databases/Database.ts';

/** A database with this version of the tables and this format of records. */
const answering = (version: number, format = 2): Sql => ({
  query: async <T extends object>(text: string) =>
    [{ version: text.includes('FROM record_format') ? format : version, name: 'record_format' }] as T[],
});
const silent: Sql = { query: () => new Promise(() => undefined) };
const stopped: Sql = { query: () => Promise.reject(new Error('connect ECONNREFUSED')) };
const ready = { database: 'ok', migrations: 'ok', disk: 'ok' };

test.each<[given: string, database: Sql, folder: string | undefined, want: object]>([
  ['a database with the tables of this program', answering(7), tmpdir(), ready],
  ['a server, which has its own disk', answering(7), undefined, ready],
  ['a stopped server', stopped, undefined, { ...ready, database: 'connect ECONNREFUSED' }],
  ['a server that does not answer', silent, undefined, { ...ready, database: 'no answer within 20 ms' }],
  [
    'tables that a newer program has migrated',
    answering(8),
    undefined,
    { ...ready, migrations: 'the tables have version 8, this program has 7' },
  ],
  [
    'records that a newer program has migrated',
    answering(7, 3),
    undefined,
    { ...ready, migrations: 'the records have format 3, this program has 2' },
  ],
  [
    'a folder that does not exist',
    answering(7),
    '/no/such/folder',
    { ...ready, disk: expect.stringContaining('ENOENT') },
  ],
])('%s', async (_, database, folder, want) => {
  expect(await checkReadiness({ database, folder, newestVersion: 7, recordFormat: 2, patience: 20 })).toEqual(
    want,
  );
});
