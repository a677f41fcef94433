import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digest } from '../../../src/contract/digest.ts';
import type { Envelope } from '../../../src/contract/envelope.ts';
import type { Session } from '../../../src/contract/session.ts';
import { DataFolder } from '../../../src/server/DataFolder.ts';
import type { Environment } from '../../../src/server/environment.ts';
import { openDatabase } from '../../../src/server/openDatabase.ts';
import { startService } from '../../../src/server/startService.ts';
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
async function seed(environment: Environment, companyUuid: string): Promise<void> {
  const folder = new DataFolder(environment.dataDir);
  const database = await openDatabase(folder, undefined);
  for (const statement of seedStatements) await database.query(statement, [companyUuid]);
  await database.query('VACUUM ANALYZE');
  await database.close();
  folder.unlock();
}

/**
 * This console before its own embedded service, with 100,000 ERP configurations in the embedded database:
 * every call is signed, checked and answered from the store, where the peers have a stub that answers at once.
 * `dist` is the built console; this project's own when left out.
 */
export async function ourConsole(dist?: string): Promise<Subject> {
  const dataDir = mkdtempSync(join(tmpdir(), 'interface-console-bench-'));
  const environment: Environment = { host: '127.0.0.1', port: 0, dataDir, operator: credentials };
  const first = await startService(environment);
  const { companyUuid } = await signIn(first.url);
  await first.close();
  await seed(environment, companyUuid);
  const service = await startService(environment, { dist });
  const session = await signIn(service.url);
  return {
    name: 'Interface Console',
    url: `${service.url}/#/config?tab=erp`,
    row: 'tbody tr',
    edit: 'tbody tr:first-child [data-actions] button',
    form: 'form textarea',
    prepare: (context) =>
      context.addInitScript(({ loginId, loginKey, companyUuid }) => {
        for (const [key, value] of Object.entries({ loginId, loginKey, companyUuid }))
          sessionStorage.setItem(key, value);
      }, session),
    async close() {
      await service.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The console as an operator sees it who has chosen this language. */
export const inLocale = (console: Subject, locale: string, language: string): Subject => ({
  ...console,
  name: `${console.name}, ${language}`,
  async prepare(context) {
    await console.prepare?.(context);
    await context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  },
});
