import { randomUUID } from 'node:crypto';
import { tables } from '../../../src/server/catalog.ts';
import type { Database } from '../../../src/server/store/Database.ts';
import type { Document } from '../../../src/server/store/Document.ts';
import { createStore, type Store } from '../../../src/server/store/Store.ts';
import { databases } from '../../databases.ts';
import { option } from '../option.ts';
import type { Report } from '../report.ts';
import { median } from '../statistics.ts';
import { type Case, filters, pages, sorts } from './cases.ts';
import { companyUuid, seedInterfaces } from './seedInterfaces.ts';

const count = 100_000;
/** What one import brings. */
const imported = 500;

/** What a page may take, in milliseconds: none is waited for. */
const bar = 100;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The median of `runs` times, after one that nobody counts. */
async function medianOf(runs: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timed(work));
  return median(times);
}

/** Interfaces as an import writes them, like one that is there. */
async function fresh(store: Store): Promise<Document[]> {
  const window = { limit: 1, offset: 0 };
  const { records } = await store.documents.list({ entity: 'interface', companyUuid, window });
  return Array.from({ length: imported }, () => {
    const uuid = randomUUID();
    return { entity: 'interface', companyUuid, naturalKey: uuid, data: { ...records[0], uuid } };
  });
}

/** Writing: one import, and what a batch does to as many. Whatever is written is taken out again. */
async function writes(store: Store): Promise<readonly (readonly [name: string, milliseconds: number])[]> {
  const documents = await fresh(store);
  const uuids = documents.map(({ data }) => data.uuid);
  const insert = await timed(() => store.documents.insertAll(documents));
  const update = await timed(() => store.documents.updateAll(documents));
  const remove = await timed(() => store.documents.removeAll('interface', uuids));
  return [
    [`insert ${imported}`, insert],
    [`update ${imported}`, update],
    [`remove ${imported}`, remove],
  ];
}

async function measure(database: Database, runs: number): Promise<ReadonlyMap<string, number>> {
  await seedInterfaces(database, count);
  const store = createStore(database, tables);
  const times = new Map<string, number>();
  for (const { name, query } of cases)
    times.set(name, await medianOf(runs, () => store.documents.list(query)));
  for (const [name, time] of await writes(store)) times.set(name, time);
  return times;
}

const cases: readonly Case[] = [...pages(count), ...filters, ...sorts];

/** `npm run bench -- list`: a page of 100,000 interfaces with its count, in every order and by every filter. `--runs N`. */
export async function list(options: readonly string[]): Promise<readonly Report[]> {
  const runs = Number(option(options, 'runs') ?? 5);
  const columns: { readonly name: string; readonly times: ReadonlyMap<string, number> }[] = [];
  for (const { name, open } of databases) {
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
        `slowest page: ${slowest.toFixed(0)} ms (bar: ${bar})`,
        'each is one statement; a page of a family holds 20 of its 25,000 interfaces unless the row says otherwise',
        ...(columns.length > 1 ? [] : ['no PostgreSQL is installed here: measured on PGlite only']),
      ],
      met: slowest <= bar,
    },
  ];
}
