import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTemporaryPostgres } from '../../scripts/testing/startTemporaryPostgres.ts';
import { migrations } from '../../src/server/modules.ts';
import { openPostgres } from '../../src/server/platform/store/databases/openPostgres.ts';
import { startService } from '../../src/server/startService.ts';
import { account } from './serviceUnderTest.ts';

test('processes that start at once share a PostgreSQL with one company and one operator, and migrate it once', async () => {
  const server = await startTemporaryPostgres();
  onTestFinished(server.stop);
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const operator = { loginId: 'shared', password: 'both know it' };
  const environment = { host: '127.0.0.1', port: 0, dataDir: folder, databaseUrl: server.url, operator };
  const services = await Promise.all([1, 2, 3].map(() => startService(environment)));
  onTestFinished(async () => {
    await Promise.all(services.map(({ close }) => close()));
  });
  const answers = await Promise.all(
    services.map(async ({ url }) => {
      const body = JSON.stringify(operator);
      return (await fetch(`${url}${account}/login`, { method: 'POST', body })).json();
    }),
  );
  const companies = answers.map(({ data }) => data.companies);
  expect(companies[0]).toHaveLength(1);
  expect(companies).toEqual([companies[0], companies[0], companies[0]]);

  const database = await openPostgres(server.url);
  onTestFinished(() => database.close());
  const rows = await database.query<{ version: number }>('SELECT version FROM schema_version ORDER BY 1');
  const versions = migrations.map(({ version }) => version);
  expect(rows.map(({ version }) => version)).toEqual(versions);
  await database.query('INSERT INTO schema_version (version) VALUES (1000)');
  await expect(startService(environment)).rejects.toThrow(
    `The database has version 1000, but this program supports versions up to ${versions.at(-1)}.`,
  );
});
