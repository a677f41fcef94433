import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolder } from '../../../src/server/DataFolder.ts';
import { openDatabase } from '../../../src/server/openDatabase.ts';
import type { Database } from '../../../src/server/store/Database.ts';
import { openPostgres } from '../../../src/server/store/openPostgres.ts';
import { temporaryPostgres } from '../../temporaryPostgres.ts';
import { option } from '../option.ts';
import type { Report } from '../report.ts';
import { BareServer } from './BareServer.ts';
import { type Load, load, type Shot } from './load.ts';
import { Operator, openapi, operatorVariables } from './Operator.ts';
import { type OpenInterface, openInterface } from './openInterface.ts';
import { type BenchPage, pagesOf } from './pages.ts';
import { ServiceProcess } from './ServiceProcess.ts';
import { seedLogs } from './seed.ts';
import { seedInterfaces } from './seedInterfaces.ts';

/** Where a service keeps its data, and how a benchmark gets at them while it is stopped. */
interface Ground {
  readonly variables: Readonly<Record<string, string>>;
  readonly open: () => Promise<Database>;
  readonly bare?: (pages: readonly BenchPage[]) => Promise<BareServer>;
}

interface Row {
  readonly name: string;
  readonly ours: Load;
  readonly bare?: Load;
}

const document = JSON.stringify({ orderNo: 'SO-1', position: 1 });

function shotAt(url: string, operator: Operator, { path, body }: BenchPage): Shot {
  const text = JSON.stringify(body);
  const target = `${openapi}${path}?lang=en_US`;
  return { url: url + target, headers: operator.headers(target, text), body: text };
}

/** The document of every request is a new one: without a key each is accepted. */
const exchangeShot = (url: string, { path, apiKey }: OpenInterface): Shot => ({
  url: url + path,
  headers: { 'content-type': 'application/json', iwmsApiKey: apiKey },
  body: document,
});

/** Configures a company and fills its logs, while nothing else runs. */
async function prepare({ variables, open }: Ground, rows: number) {
  const first = await ServiceProcess.start(variables);
  const operator = await Operator.signIn(first.url);
  const target = await openInterface(operator);
  await first.kill('SIGTERM');
  const database = await open();
  const { companyUuid } = operator.session;
  await seedLogs(database, companyUuid, rows);
  await seedInterfaces(database, target.uuid);
  const [one] = await database.query<{ uuid: string }>(
    `SELECT data->>'interfaceUuid' AS uuid FROM "document_interfaceLog" LIMIT 1`,
  );
  const pages = await pagesOf(database, companyUuid, one?.uuid ?? '');
  await database.close();
  return { target, pages };
}

/** Every page on our service and, where there is one, on the bare one: one right after the other. */
async function measure(ground: Ground, rows: number, seconds: number): Promise<readonly Row[]> {
  const { target, pages } = await prepare(ground, rows);
  const bare = await ground.bare?.(pages);
  const service = await ServiceProcess.start(ground.variables);
  try {
    return await measureOn(service, bare, { target, pages }, seconds);
  } finally {
    bare?.close();
    await service.kill('SIGKILL');
  }
}

async function measureOn(
  service: ServiceProcess,
  bare: BareServer | undefined,
  { target, pages }: Awaited<ReturnType<typeof prepare>>,
  seconds: number,
): Promise<readonly Row[]> {
  const operator = await Operator.signIn(service.url);
  const beside = async (path: string, body: string): Promise<Load | undefined> =>
    bare && load({ url: bare.url + path, headers: { 'content-type': 'application/json' }, body }, seconds);
  const results: Row[] = [];
  for (const page of pages) {
    results.push({
      name: page.name,
      ours: await load(shotAt(service.url, operator, page), seconds),
      bare: await beside(`/page/${encodeURIComponent(page.name)}`, JSON.stringify(page.body)),
    });
  }
  results.push({
    name: 'exchange post',
    ours: await load(exchangeShot(service.url, target), seconds),
    bare: await beside('/document', document),
  });
  return results;
}

const columns = ['request', 'req/s', 'p50 ms', 'p99 ms'];
const cells = ({ perSecond, p50, p99 }: Load): readonly number[] => [perSecond, p50, p99];

function reportOf(title: string, rows: readonly Row[], notes: readonly string[]): Report {
  const isBeside = rows.some(({ bare }) => bare);
  return {
    title,
    columns: isBeside ? [...columns, 'bare req/s', 'bare p50', 'bare p99', 'share of bare'] : columns,
    rows: rows.map(({ name, ours, bare }) => [
      name,
      ...cells(ours),
      ...(bare ? [...cells(bare), `${Math.round((100 * ours.perSecond) / bare.perSecond)} %`] : []),
    ]),
    notes,
    met: true,
  };
}

async function onPostgres(folder: string, rows: number, seconds: number): Promise<Report[]> {
  const postgres = await temporaryPostgres();
  const ground: Ground = {
    variables: { ...operatorVariables, DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'keys') },
    open: () => openPostgres(postgres.url),
    bare: (pages) => BareServer.start(postgres.url, pages),
  };
  const results = await measure(ground, rows, seconds).finally(postgres.stop);
  return [
    reportOf(`PostgreSQL, ${rows.toLocaleString('en')} log rows, 16 connections`, results, [
      'bare: hono + pg, without login, checks or envelope; a request is the very statement that the service runs for it',
      'an exchange post is an INSERT there; here it is a key, an allow list, a document with its number, counts, two log entries, a job',
      'service, bare server, PostgreSQL and the load share the cores of this machine',
    ]),
  ];
}

/** The database of a stopped service, which has its folder back when this is closed. */
async function openFolder(dataDir: string): Promise<Database> {
  const folder = new DataFolder(dataDir);
  const database = await openDatabase(folder, undefined);
  const close = async (): Promise<void> => {
    await database.close();
    folder.unlock();
  };
  return { ...database, close };
}

async function onPGlite(folder: string, rows: number, seconds: number): Promise<Report> {
  const dataDir = join(folder, 'embedded');
  const results = await measure(
    {
      variables: { ...operatorVariables, DATA_DIR: dataDir },
      open: () => openFolder(dataDir),
    },
    rows,
    seconds,
  );
  return reportOf(`Embedded database, ${rows.toLocaleString('en')} log rows, 16 connections`, results, []);
}

/**
 * `npm run bench -- service`: requests a second for lists, log pages and documents, beside the physical limit of the stack.
 * `--rows N` (10,000,000) log entries on PostgreSQL, `--embedded N` (100,000) in the folder, `--seconds N` (10) for each figure.
 */
export async function service(options: readonly string[]): Promise<readonly Report[]> {
  const number = (name: string, usual: number): number => Number(option(options, name) ?? usual);
  const folder = mkdtempSync(join(tmpdir(), 'interface-console-service-'));
  const seconds = number('seconds', 10);
  try {
    return [
      ...(await onPostgres(folder, number('rows', 10_000_000), seconds)),
      await onPGlite(folder, number('embedded', 100_000), seconds),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
