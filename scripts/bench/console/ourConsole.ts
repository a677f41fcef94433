import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Envelope } from '../../../src/contract/api/envelope.ts';
import { requestDigest } from '../../../src/contract/api/requestDigest.ts';
import type { Session } from '../../../src/contract/api/session.ts';
import { DataFolder } from '../../../src/server/platform/store/databases/DataFolder.ts';
import { openDatabase } from '../../../src/server/platform/store/databases/openDatabase.ts';
import { ServiceProcess } from '../service/ServiceProcess.ts';
import type { ConsoleSubject } from './measureConsole.ts';

/** Records in the list: as many as the peers page through. */
export const recordCount = 100_000;

const insertStatement = (
  entity: string,
  uuid: string,
  name: string,
  properties: string,
  count: string,
): string => `
  INSERT INTO "document_${entity}" (entity, uuid, company_uuid, natural_key, data)
  SELECT '${entity}', ${uuid}, $1::text, jsonb_build_array(${name})::text,
         jsonb_build_object('uuid', ${uuid}, 'companyUuid', $1::text, 'version', 1, 'name', ${name}, ${properties})
    FROM generate_series(1, ${count}) AS n`;

/** Statements over $1 = company: the records that the peers' stub makes, in our store. */
export const seedStatements: readonly string[] = [
  insertStatement('dataSource', `'ds-' || n - 1`, `'data source ' || n - 1`, `'databaseType', 'MYSQL'`, '97'),
  insertStatement('auth', `'auth-' || n - 1`, `'authentication ' || n - 1`, `'authType', 'BASIC'`, '31'),
  insertStatement(
    'erp',
    `'erp-' || n`,
    `'ERP-' || lpad(n::text, 6, '0')`,
    `'erpType', (ARRAY['SAP', 'ORACLE', 'KINGDEE', 'YONYOU', 'DYNAMICS'])[n % 5 + 1],
     'basePath', 'https://erp.example/' || n || '/api', 'dataSourceUuid', 'ds-' || n % 97,
     'authUuid', 'auth-' || n % 31, 'remarks', 'remark ' || n`,
    String(recordCount),
  ),
];

const credentials = { loginId: 'operator', password: 'benchmark only' };

async function signIn(url: string): Promise<Session> {
  const path = '/iwms-account/account/login?lang=zh_CN';
  const body = JSON.stringify(credentials);
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', secret: requestDigest(path, '', body) },
    body,
  });
  const { data, message } = (await answer.json()) as Envelope<Session>;
  if (!data) throw new Error(`sign-in failed: ${message}`);
  return data;
}

/** Fills the store while no service holds it: 100,000 calls would take minutes and are not what is measured. */
async function runSeedStatements(
  dataDir: string,
  companyUuid: string,
  statements: readonly string[],
): Promise<void> {
  const folder = new DataFolder(dataDir);
  const database = await openDatabase(folder, undefined);
  for (const statement of statements) await database.query(statement, [companyUuid]);
  await database.query('VACUUM ANALYZE');
  await database.close();
  folder.unlock();
}

const assets = resolve(import.meta.dirname, '../../../dist/assets');

/** A service that has just started compresses the console for several seconds, which no visitor of a service at rest would notice. */
async function waitForCompression(url: string): Promise<void> {
  for (const name of readdirSync(assets)) {
    const answer = await fetch(`${url}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
  }
}

/**
 * This console, as it was built, before its own embedded service, whose database these statements over $1 = company have filled,
 * with an operator signed in. The service is a process of its own, as it always is.
 */
export async function serveSeededConsole(
  statements: readonly string[],
): Promise<Pick<ConsoleSubject, 'url' | 'close'> & Required<Pick<ConsoleSubject, 'prepare'>>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'interface-console-bench-'));
  const variables = {
    DATA_DIR: dataDir,
    OPERATOR_LOGIN: credentials.loginId,
    OPERATOR_PASSWORD: credentials.password,
  };
  const first = await ServiceProcess.start(variables);
  const { companyUuid } = await signIn(first.url);
  await first.kill('SIGTERM');
  await runSeedStatements(dataDir, companyUuid, statements);
  const service = await ServiceProcess.start(variables);
  const session = await signIn(service.url);
  await waitForCompression(service.url);
  return {
    url: service.url,
    prepare: (context) =>
      context.addInitScript(({ loginId, loginKey, companyUuid }) => {
        for (const [key, value] of Object.entries({ loginId, loginKey, companyUuid }))
          sessionStorage.setItem(key, value);
      }, session),
    async close() {
      await service.kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The list of 100,000 ERP configurations: every call is signed, checked and answered from the store, where the peers have
 * a stub that answers at once.
 */
export async function serveOurConsole(): Promise<ConsoleSubject> {
  const console = await serveSeededConsole(seedStatements);
  return {
    ...console,
    name: 'Interface Console',
    url: `${console.url}/#/config?tab=erp`,
    row: 'tbody tr',
    edit: 'tbody tr:first-child [data-actions] button',
    form: 'form textarea',
  };
}

/** The console as an operator sees it who has chosen this language. */
export const withLocale = <T extends Pick<ConsoleSubject, 'name' | 'prepare'>>(
  console: T,
  locale: string,
  language: string,
): T => ({
  ...console,
  name: `${console.name}, ${language}`,
  async prepare(context: BrowserContext) {
    await console.prepare?.(context);
    await context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  },
});
