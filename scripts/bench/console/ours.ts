import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { digest } from '../../../src/contract/digest.ts';
import type { Envelope } from '../../../src/contract/envelope.ts';
import type { Session } from '../../../src/contract/session.ts';
import { DataFolder } from '../../../src/server/DataFolder.ts';
import { openDatabase } from '../../../src/server/openDatabase.ts';
import { ServiceProcess } from '../service/ServiceProcess.ts';
import { seedStatements } from './seed.ts';
import type { Subject } from './subject.ts';

const credentials = { loginId: 'operator', password: 'benchmark only' };

async function signIn(url: string): Promise<Session> {
  const path = '/iwms-account/account/login?lang=zh_CN';
  const body = JSON.stringify(credentials);
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', secret: digest(path, '', body) },
    body,
  });
  const { data, message } = (await answer.json()) as Envelope<Session>;
  if (!data) throw new Error(`sign-in failed: ${message}`);
  return data;
}

/** Fills the store while no service holds it: 100,000 calls would take minutes and are not what is measured. */
async function seed(dataDir: string, companyUuid: string, statements: readonly string[]): Promise<void> {
  const folder = new DataFolder(dataDir);
  const database = await openDatabase(folder, undefined);
  for (const statement of statements) await database.query(statement, [companyUuid]);
  await database.query('VACUUM ANALYZE');
  await database.close();
  folder.unlock();
}

const assets = resolve(import.meta.dirname, '../../../dist/assets');

/** A service that has just started compresses the console for several seconds, which no visitor of a service at rest would notice. */
async function rested(url: string): Promise<void> {
  for (const name of readdirSync(assets)) {
    const answer = await fetch(`${url}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
  }
}

/**
 * This console, as it was built, before its own embedded service, whose database these statements over $1 = company have filled,
 * with an operator signed in. The service is a process of its own, as it always is.
 */
export async function seededConsole(
  statements: readonly string[],
): Promise<Pick<Subject, 'url' | 'close'> & Required<Pick<Subject, 'prepare'>>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'interface-console-bench-'));
  const variables = {
    DATA_DIR: dataDir,
    OPERATOR_LOGIN: credentials.loginId,
    OPERATOR_PASSWORD: credentials.password,
  };
  const first = await ServiceProcess.start(variables);
  const { companyUuid } = await signIn(first.url);
  await first.kill('SIGTERM');
  await seed(dataDir, companyUuid, statements);
  const service = await ServiceProcess.start(variables);
  const session = await signIn(service.url);
  await rested(service.url);
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
export async function ourConsole(): Promise<Subject> {
  const console = await seededConsole(seedStatements);
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
export const inLocale = <T extends Pick<Subject, 'name' | 'prepare'>>(
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
