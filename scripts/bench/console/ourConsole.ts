import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { withServiceDatabase } from '../../schemaDiff/withServiceDatabase.ts';
import { BenchOperator, operatorVariables } from '../service/BenchOperator.ts';
import { ServiceProcess } from '../service/ServiceProcess.ts';
import type { ConsoleSubject } from './measureConsole.ts';

/** Number of records in the list, the same as for the peers. */
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

/** Statements ($1 = company) that insert the records of the peers' stub into our store. */
const seedStatements: readonly string[] = [
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

/**
 * Fills the store while no service uses it. 100,000 calls would take minutes, and the benchmark does not
 * measure them.
 */
async function runSeedStatements(
  dataDir: string,
  companyUuid: string,
  statements: readonly string[],
): Promise<void> {
  await withServiceDatabase({ DATA_DIR: dataDir }, async (database) => {
    for (const statement of statements) await database.query(statement, [companyUuid]);
    await database.query('VACUUM ANALYZE');
  });
}

const assets = resolve(import.meta.dirname, '../../../dist/assets');

/**
 * Resolves when the service has compressed all assets. After the start this takes several seconds, which
 * would slow down the first visits.
 */
async function waitForCompression(url: string): Promise<void> {
  if (!existsSync(assets)) throw new Error('The console is not built. Run npm run build first.');
  for (const name of readdirSync(assets, { recursive: true, encoding: 'utf8' })) {
    const answer = await fetch(`${url}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
  }
}

/**
 * Starts the embedded service with the built console and a signed-in operator. The service runs in its own
 * process.
 * @param statements SQL that fills its database ($1 = company)
 */
export async function serveSeededConsole(
  statements: readonly string[],
): Promise<Pick<ConsoleSubject, 'url' | 'close'> & Required<Pick<ConsoleSubject, 'prepare'>>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'interface-console-bench-'));
  const variables = { ...operatorVariables, DATA_DIR: dataDir };
  const first = await ServiceProcess.start(variables);
  const { companyUuid } = (await BenchOperator.signIn(first.url)).session;
  await first.kill('SIGTERM');
  await runSeedStatements(dataDir, companyUuid, statements);
  const service = await ServiceProcess.start(variables);
  const { session } = await BenchOperator.signIn(service.url);
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
 * Serves the list of 100,000 ERP configurations. Every call is signed, checked and answered from the store.
 * The peers' stub answers at once.
 */
export async function serveOurConsole(): Promise<ConsoleSubject> {
  const console = await serveSeededConsole(seedStatements);
  return {
    ...console,
    name: 'Interface Console',
    url: `${console.url}/#/config?tab=erp`,
    row: 'tbody tr',
    edit: ':not([inert]) > main tbody tr:first-child [data-actions] button',
    form: 'form textarea',
  };
}

/** Returns the console for an operator who has chosen this language. */
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
