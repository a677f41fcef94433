import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../src/server/platform/store/databases/Database.ts';
import { DataFolder } from '../../../src/server/platform/store/databases/DataFolder.ts';
import { openDatabase } from '../../../src/server/platform/store/databases/openDatabase.ts';
import { openPostgres } from '../../../src/server/platform/store/databases/openPostgres.ts';
import { startTemporaryPostgres } from '../../testing/startTemporaryPostgres.ts';
import type { BenchReport } from '../suite.ts';
import { readOption } from '../suite.ts';
import { BareServer } from './BareServer.ts';
import { apiPath, BenchOperator, operatorVariables } from './BenchOperator.ts';
import { type BenchPage, benchPagesOf } from './benchPages.ts';
import { type LoadRequest, type LoadResult, measureLoad } from './measureLoad.ts';
import { ServiceProcess } from './ServiceProcess.ts';
import { seedLogInterfaces, seedLogs } from './seedLogs.ts';
import { type BenchInterface, setUpInterface } from './setUpInterface.ts';

/** The storage of a service, and access to it while the service is stopped. */
interface ServiceSetup {
  readonly variables: Readonly<Record<string, string>>;
  readonly open: () => Promise<Database>;
  readonly bare?: (pages: readonly BenchPage[]) => Promise<BareServer>;
}

/** A page must reach this share of the rate of the bare server. */
const minimumShare = 0.7;

interface LoadComparison {
  readonly name: string;
  readonly isPage: boolean;
  readonly ours: LoadResult;
  readonly bare?: LoadResult;
}

const postedDocument = JSON.stringify({ orderNo: 'SO-1', position: 1 });

function pageRequest(url: string, operator: BenchOperator, { path, body }: BenchPage): LoadRequest {
  const text = JSON.stringify(body);
  const target = `${apiPath}${path}?lang=en_US`;
  return { url: url + target, headers: operator.headers(target, text), body: text };
}

/**
 * Returns the request that posts a document. It has no idempotency key, so every repetition is a new
 * document.
 */
const exchangeRequest = (url: string, { path, apiKey }: BenchInterface): LoadRequest => ({
  url: url + path,
  headers: { 'content-type': 'application/json', iwmsApiKey: apiKey },
  body: postedDocument,
});

/** Configures a company and fills its logs, before any load. */
async function seedData({ variables, open }: ServiceSetup, rows: number) {
  const first = await ServiceProcess.start(variables);
  const operator = await BenchOperator.signIn(first.url);
  const target = await setUpInterface(operator);
  await first.kill('SIGTERM');
  const database = await open();
  const { companyUuid } = operator.session;
  await seedLogs(database, companyUuid, rows);
  await seedLogInterfaces(database, target.uuid);
  const [one] = await database.query<{ uuid: string }>(
    `SELECT data->>'interfaceUuid' AS uuid FROM "document_interfaceLog" LIMIT 1`,
  );
  const pages = await benchPagesOf(database, companyUuid, one?.uuid ?? '');
  await database.close();
  return { target, pages };
}

/** Measures every page on our service, and right after that on the bare server, if there is one. */
async function measure(
  ground: ServiceSetup,
  rows: number,
  seconds: number,
): Promise<readonly LoadComparison[]> {
  const { target, pages } = await seedData(ground, rows);
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
  { target, pages }: Awaited<ReturnType<typeof seedData>>,
  seconds: number,
): Promise<readonly LoadComparison[]> {
  const operator = await BenchOperator.signIn(service.url);
  const beside = async (path: string, body: string): Promise<LoadResult | undefined> =>
    bare &&
    measureLoad({ url: bare.url + path, headers: { 'content-type': 'application/json' }, body }, seconds);
  const results: LoadComparison[] = [];
  for (const page of pages) {
    results.push({
      name: page.name,
      isPage: true,
      ours: await measureLoad(pageRequest(service.url, operator, page), seconds),
      bare: await beside(`/page/${encodeURIComponent(page.name)}`, JSON.stringify(page.body)),
    });
  }
  results.push({
    name: 'exchange post',
    isPage: false,
    ours: await measureLoad(exchangeRequest(service.url, target), seconds),
    bare: await beside('/document', postedDocument),
  });
  return results;
}

const columns = ['request', 'req/s', 'p50 ms', 'p99 ms'];
const loadCells = ({ perSecond, p50, p99 }: LoadResult): readonly number[] => [perSecond, p50, p99];

function loadReport(title: string, rows: readonly LoadComparison[], notes: readonly string[]): BenchReport {
  const isBeside = rows.some(({ bare }) => bare);
  return {
    title,
    columns: isBeside ? [...columns, 'bare req/s', 'bare p50', 'bare p99', 'share of bare'] : columns,
    rows: rows.map(({ name, ours, bare }) => [
      name,
      ...loadCells(ours),
      ...(bare ? [...loadCells(bare), `${Math.round((100 * ours.perSecond) / bare.perSecond)} %`] : []),
    ]),
    notes: isBeside ? [...notes, `limit: a page has ${100 * minimumShare} % of bare`] : notes,
    met: rows.every(
      ({ isPage, ours, bare }) => !isPage || !bare || ours.perSecond >= minimumShare * bare.perSecond,
    ),
  };
}

async function onPostgres(folder: string, rows: number, seconds: number): Promise<BenchReport[]> {
  const postgres = await startTemporaryPostgres();
  const ground: ServiceSetup = {
    variables: { ...operatorVariables, DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'keys') },
    open: () => openPostgres(postgres.url),
    bare: (pages) => BareServer.start(postgres.url, pages),
  };
  const results = await measure(ground, rows, seconds).finally(postgres.stop);
  return [
    loadReport(`PostgreSQL, ${rows.toLocaleString('en')} log rows, 16 connections`, results, [
      'bare: hono + pg, without login, checks or envelope; each request runs the same statement as the service',
      'an exchange post is one INSERT on the bare server; the service checks the key and the allow list, and writes a document with its number, counts, two log entries and a job',
      'the service, the bare server, PostgreSQL and the load generator share the cores of this machine',
    ]),
  ];
}

/** Opens the database of a stopped service. Closing it releases the data folder. */
async function openFolder(dataDir: string): Promise<Database> {
  const folder = new DataFolder(dataDir);
  const database = await openDatabase(folder, undefined);
  const close = async (): Promise<void> => {
    await database.close();
    folder.unlock();
  };
  return { ...database, close };
}

async function onPGlite(folder: string, rows: number, seconds: number): Promise<BenchReport> {
  const dataDir = join(folder, 'embedded');
  const results = await measure(
    {
      variables: { ...operatorVariables, DATA_DIR: dataDir },
      open: () => openFolder(dataDir),
    },
    rows,
    seconds,
  );
  return loadReport(`Embedded database, ${rows.toLocaleString('en')} log rows, 16 connections`, results, []);
}

/**
 * `npm run bench -- service`: measures requests per second for lists, log pages and documents, and compares
 * them with the physical limit of the stack. `--rows N` (10,000,000) sets the log entries on PostgreSQL,
 * `--embedded N` (100,000) those in the embedded database, `--seconds N` (10) the time for each figure.
 */
export async function benchmarkService(options: readonly string[]): Promise<readonly BenchReport[]> {
  const number = (name: string, usual: number): number => Number(readOption(options, name) ?? usual);
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
