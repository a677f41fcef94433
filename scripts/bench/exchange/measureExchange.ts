import { setTimeout as delay } from 'node:timers/promises';
import type { BenchInterface } from '../service/setUpInterface.ts';
import { quantile } from '../statistics.ts';
import { type DatabaseCosts, printStatements, readDatabaseCosts } from './databaseCosts.ts';
import type { ExchangeStand } from './ExchangeStand.ts';
import { type PostResult, postDocuments } from './postDocuments.ts';

/** Milliseconds until the server has counted the work of ended statements, and of connections that have closed. */
const statisticsDelay = 2000;

/** Milliseconds for the queue to drain after the load. */
const drainTimeout = 120_000;

/** Resolves when the receiver has this number of documents of an interface; to false after two minutes. */
export async function waitForDeliveries(
  { receiver }: ExchangeStand,
  name: string,
  count: number,
): Promise<boolean> {
  const limit = performance.now() + drainTimeout;
  while (receiver.latenciesOf(name).length < count && performance.now() < limit) await delay(20);
  return receiver.latenciesOf(name).length >= count;
}

interface ThroughputResult {
  readonly posts: PostResult;
  /** Deliveries per second, from the first post to the last delivery. */
  readonly delivered: number;
  /** Documents that waited when the load ended. */
  readonly backlog: number;
  /** Milliseconds from post to delivery. */
  readonly p99: number;
  /** Milliseconds of CPU of the service for one document. */
  readonly serviceCpu: number;
  /** Resources for one document. */
  readonly costs?: DatabaseCosts;
}

/** Posts documents to an interface for a number of seconds and waits for their deliveries. */
export async function measureThroughput(
  stand: ExchangeStand,
  name: string,
  target: BenchInterface,
  load: { readonly seconds: number; readonly rate?: number; readonly connections: number },
  showsStatements = false,
): Promise<ThroughputResult> {
  const { receiver, postgres, urls } = stand;
  receiver.reset();
  if (postgres) await delay(statisticsDelay);
  await postgres?.sql.query('SELECT pg_stat_statements_reset()');
  const before = postgres && (await readDatabaseCosts(postgres.sql));
  const cpuBefore = stand.readServiceCpu();
  const start = performance.now();
  const posts = await postDocuments(urls, target, load);
  const backlog = posts.count - receiver.latenciesOf(name).length;
  const isDrained = await waitForDeliveries(stand, name, posts.count);
  const latencies = receiver.latenciesOf(name);
  const seconds = (performance.now() - start) / 1000;
  if (!isDrained) console.error(`${name}: ${posts.count - latencies.length} documents were not delivered.`);
  if (postgres) await delay(statisticsDelay);
  const after = postgres && (await readDatabaseCosts(postgres.sql));
  if (postgres && showsStatements) await printStatements(postgres.sql, posts.count);
  return {
    posts,
    backlog,
    delivered: latencies.length / seconds,
    p99: quantile(latencies, 0.99),
    serviceCpu: ((stand.readServiceCpu() - cpuBefore) / posts.count) * 1000,
    ...(before &&
      after && {
        costs: {
          statements: (after.statements - before.statements) / posts.count,
          commits: (after.commits - before.commits) / posts.count,
          walBytes: (after.walBytes - before.walBytes) / posts.count,
        },
      }),
  };
}
