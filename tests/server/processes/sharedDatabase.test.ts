import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTemporaryPostgres } from '../../../scripts/testing/startTemporaryPostgres.ts';
import { requestDigest } from '../../../src/contract/api/requestDigest.ts';
import { migrations } from '../../../src/server/modules.ts';
import { openPostgres } from '../../../src/server/platform/store/databases/openPostgres.ts';
import { startService } from '../../../src/server/startService.ts';
import { account, openapi } from '../serviceUnderTest.ts';

const operator = { loginId: 'shared', password: 'both know it' };

/** Starts this number of services at once on a new PostgreSQL. */
async function startServices(count: number) {
  const server = await startTemporaryPostgres();
  onTestFinished(server.stop);
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const environment = { host: '127.0.0.1', port: 0, dataDir: folder, databaseUrl: server.url, operator };
  const services = await Promise.all(Array.from({ length: count }, () => startService(environment)));
  onTestFinished(async () => {
    await Promise.all(services.map(({ close }) => close()));
  });
  return { server, environment, services };
}

const signIn = async (url: string) => {
  const body = JSON.stringify(operator);
  return (await fetch(`${url}${account}/login`, { method: 'POST', body })).json();
};

test('processes that start at once share a PostgreSQL with one company and one operator, and migrate it once', async () => {
  const { server, environment, services } = await startServices(3);
  const answers = await Promise.all(services.map(({ url }) => signIn(url)));
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

test('a sign-out in one process ends the login in another one that has cached it', async () => {
  const { services } = await startServices(2);
  const [first = '', second = ''] = services.map(({ url }) => url);
  const { loginKey } = (await signIn(first)).data;
  const call = async (url: string, method: string, path: string) => {
    const headers = { loginKey, secret: requestDigest(path, operator.loginId) };
    return (await fetch(url + path, { method, headers })).json();
  };
  const read = () => call(second, 'GET', `${openapi}/erp/geterpType`);
  expect(await read()).toMatchObject({ success: true });
  expect(await call(first, 'POST', `${account}/logout`)).toMatchObject({ success: true });
  // The cache alone would keep the login for ten seconds.
  await expect.poll(read, { timeout: 5000 }).toMatchObject({ errorCode: 'LOGIN_EXPIRED' });
});
