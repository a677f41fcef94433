import { randomUUID } from 'node:crypto';
import { entityTables } from '../../../src/server/platform/operations/catalog.ts';
import type { Database } from '../../../src/server/platform/store/databases/Database.ts';
import type { KeyedRecord } from '../../../src/server/platform/store/records/KeyedRecord.ts';
import { createServiceStore, type ServiceStore } from '../../../src/server/platform/store/ServiceStore.ts';
import { testDatabases } from '../../testing/testDatabases.ts';
import { median } from '../statistics.ts';
import type { BenchReport } from '../suite.ts';
import { readOption } from '../suite.ts';
import { filterCases, type ListCase, pageCases, sortCases } from './listCases.ts';
import { benchCompanyUuid, seedInterfaces } from './seedInterfaces.ts';

const count = 100_000;
/** Records of one import. */
const batchSize = 500;

/** Limit for a page in milliseconds. Users do not notice shorter times. */
const timeLimit = 100;

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Resolves to the median of `runs` times. One run before them is not counted. */
async function medianOf(runs: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measureTime(work));
  return median(times);
}

/** Returns new interfaces for an import, copied from an existing interface. */
async function newInterfaces(store: ServiceStore): Promise<KeyedRecord[]> {
  const window = { limit: 1, offset: 0 };
  const { records } = await store.repository.list({
    entity: 'interface',
    companyUuid: benchCompanyUuid,
    window,
  });
  return Array.from({ length: batchSize }, () => {
    const uuid = randomUUID();
    return {
      entity: 'interface',
      companyUuid: benchCompanyUuid,
      naturalKey: uuid,
      data: { ...records[0], uuid },
    };
  });
}

/** Measures one insert, update and removal of `batchSize` records. Nothing of them remains. */
async function measureWrites(
  store: ServiceStore,
): Promise<readonly (readonly [name: string, milliseconds: number])[]> {
  const documents = await newInterfaces(store);
  const uuids = documents.map(({ data }) => data.uuid);
  const insert = await measureTime(() => store.repository.insertAll(documents));
  const update = await measureTime(() => store.repository.updateAll(documents));
  const remove = await measureTime(() => store.repository.removeAll('interface', uuids));
  return [
    [`insert ${batchSize}`, insert],
    [`update ${batchSize}`, update],
    [`remove ${batchSize}`, remove],
  ];
}

async function measure(database: Database, runs: number): Promise<ReadonlyMap<string, number>> {
  await seedInterfaces(database, count);
  const store = createServiceStore(database, entityTables, []);
  const times = new Map<string, number>();
  for (const { name, query } of cases)
    times.set(name, await medianOf(runs, () => store.repository.list(query)));
  for (const [name, time] of await measureWrites(store)) times.set(name, time);
  return times;
}

const cases: readonly ListCase[] = [...pageCases(count), ...filterCases, ...sortCases];

/**
 * `npm run bench -- list [--runs N]`: measures a page of 100,000 interfaces and their count, in every order
 * and with every filter.
 */
export async function benchmarkList(options: readonly string[]): Promise<readonly BenchReport[]> {
  const runs = Number(readOption(options, 'runs') ?? 5);
  const columns: { readonly name: string; readonly times: ReadonlyMap<string, number> }[] = [];
  for (const { name, open } of testDatabases) {
    const { database, close } = await open();
    columns.push({ name, times: await measure(database, runs) });
    await close();
  }
  const names = [...(columns[0]?.times.keys() ?? [])];
  const slowest = Math.max(...columns.flatMap(({ times }) => cases.map(({ name }) => times.get(name) ?? 0)));
  return [
    {
      title: `One page of ${count.toLocaleString('en')} interfaces and their count, ms, median of ${runs}`,
      columns: ['page', ...columns.map(({ name }) => name)],
      rows: names.map((name) => [name, ...columns.map(({ times }) => times.get(name) ?? Number.NaN)]),
      notes: [
        `slowest page: ${slowest.toFixed(0)} ms (limit: ${timeLimit})`,
        'each page is one SQL statement; it has 20 of the 25,000 interfaces of a family unless the row says otherwise',
        ...(columns.length > 1 ? [] : ['PostgreSQL was not found; only PGlite was measured']),
      ],
      met: slowest <= timeLimit,
    },
  ];
}
