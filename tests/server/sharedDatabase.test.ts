import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { postgresPrograms, temporaryPostgres } from '../../scripts/temporaryPostgres.ts';
import { startService } from '../../src/server/startService.ts';
import { account } from './serviceUnderTest.ts';

const programs = postgresPrograms();

test.skipIf(!programs)(
  'several processes share a PostgreSQL: one company, one operator, logins of all',
  async () => {
    const server = await temporaryPostgres(programs ?? '');
    onTestFinished(server.stop);
    const folder = mkdtempSync(join(tmpdir(), 'service-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const operator = { loginId: 'shared', password: 'both know it' };
    const environment = { host: '127.0.0.1', port: 0, dataDir: folder, databaseUrl: server.url, operator };
    const services = await Promise.all([startService(environment), startService(environment)]);
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
    expect(companies[1]).toEqual(companies[0]);
  },
);
