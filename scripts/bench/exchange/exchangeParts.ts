import { setTimeout as delay } from 'node:timers/promises';
import { median, quantile } from '../statistics.ts';
import type { BenchReport } from '../suite.ts';
import { type ExchangeStand, startExchangeStand } from './ExchangeStand.ts';
import { measureBareInsert } from './measureBareInsert.ts';
import { measureThroughput, waitForDeliveries } from './measureExchange.ts';
import { postDocuments } from './postDocuments.ts';

export interface ExchangeOptions {
  readonly seconds: number;
  /** Documents per second of the sustained load; as many as possible without it. */
  readonly rate?: number;
  readonly processes: number;
  readonly showsStatements: boolean;
}

/** A figure with its limit, and whether it meets the limit. */
type Row = readonly [name: string, figure: number, limit: string, isMet: boolean];

const atLeast = (name: string, figure: number, limit: number, unit = ''): Row => [
  name,
  figure,
  `≥ ${limit}${unit}`,
  figure >= limit,
];
const atMost = (name: string, figure: number, limit: number, unit = ''): Row => [
  name,
  figure,
  `≤ ${limit}${unit}`,
  figure <= limit,
];
const figureOf = (name: string, figure: number): Row => [name, figure, '', true];

const reportOf = (title: string, rows: readonly Row[], notes: readonly string[]): BenchReport => ({
  title,
  columns: ['figure', 'value', 'limit', 'met'],
  rows: rows.map(([name, figure, limit, isMet]) => [name, figure, limit, isMet ? 'yes' : 'NO']),
  notes,
  met: rows.every(([, , , isMet]) => isMet),
});

async function withStand<T>(processes: number, work: (stand: ExchangeStand) => Promise<T>): Promise<T> {
  const stand = await startExchangeStand(processes);
  try {
    return await work(stand);
  } finally {
    await stand.close();
  }
}

/** PostgreSQL: throughput against a bare INSERT, resources for a document, and latency at half of the rate. */
export const measurePostgres = (options: ExchangeOptions): Promise<BenchReport> =>
  withStand(options.processes, async (stand) => {
    const { seconds, rate, processes } = options;
    const connections = 64;
    const target = await stand.createInterface('Orders');
    await measureThroughput(stand, 'Orders', target, { seconds: 5, connections });
    const bare = await measureBareInsert(stand.postgres?.url ?? '', connections, Math.min(seconds, 15));
    const full = await measureThroughput(
      stand,
      'Orders',
      target,
      { seconds, connections, rate },
      options.showsStatements,
    );
    const half = await measureThroughput(stand, 'Orders', target, {
      seconds: Math.min(seconds, 20),
      connections,
      rate: Math.round(full.delivered / 2),
    });
    const { statements = Number.NaN, commits = Number.NaN, walBytes = Number.NaN } = full.costs ?? {};
    return reportOf(
      `Exchange on PostgreSQL, ${processes} processes`,
      [
        figureOf('bare INSERT, posts/s', bare.perSecond),
        figureOf('accepted, posts/s', full.posts.perSecond),
        atLeast('accepted, share of bare', (100 * full.posts.perSecond) / bare.perSecond, 40, ' %'),
        figureOf('post p99, ms', full.posts.p99),
        atLeast('delivered, documents/s', full.delivered, 600),
        figureOf('waiting at the end of the load', full.backlog),
        figureOf('CPU of the service, ms a document', full.serviceCpu),
        atMost('statements a document', statements, 1),
        atMost('commits a document', commits, 0.2),
        atMost('WAL bytes a document', walBytes, 6000),
        figureOf('half rate, posts/s', half.posts.perSecond),
        atMost('half rate: post to delivery p99, ms', half.p99, 500),
      ],
      [
        '64 connections, documents of 1 kB, a mapping of 20 rows; load, receiver and database share the machine.',
      ],
    );
  });

/** Embedded database: posts, and the answers of another route meanwhile. */
export const measureEmbedded = ({ seconds }: ExchangeOptions): Promise<BenchReport> =>
  withStand(0, async (stand) => {
    const target = await stand.createInterface('Orders');
    await measureThroughput(stand, 'Orders', target, { seconds: 3, connections: 16 });
    const latencies: number[] = [];
    let isOver = false;
    const probing = (async () => {
      while (!isOver) {
        const start = performance.now();
        await (await fetch(`${stand.urls[0]}/config.json`)).text();
        latencies.push(performance.now() - start);
        await delay(20);
      }
    })();
    const full = await measureThroughput(stand, 'Orders', target, { seconds, connections: 16 });
    isOver = true;
    await probing;
    return reportOf(
      'Exchange on the embedded database',
      [
        atLeast('posts/s', full.posts.perSecond, 250),
        atMost('post p99, ms', full.posts.p99, 500),
        figureOf('delivered, documents/s', full.delivered),
        figureOf('CPU of the service, ms a document', full.serviceCpu),
        figureOf('/config.json p50, ms', median(latencies)),
        atMost('/config.json p99, ms', quantile(latencies, 0.99), 100),
      ],
      ['16 connections, documents of 1 kB, a mapping of 20 rows.'],
    );
  });

/** A healthy interface next to a slow and a failing one with long queues. */
export const measureFairness = ({ seconds, processes }: ExchangeOptions): Promise<BenchReport> =>
  withStand(processes, async (stand) => {
    const { receiver, urls } = stand;
    const [slow, failing, healthy] = [
      await stand.createInterface('Slow'),
      await stand.createInterface('Failing'),
      await stand.createInterface('Healthy'),
    ];
    receiver.answers.set('Slow', (response) => setTimeout(() => response.end('{}'), 10_000));
    receiver.answers.set('Failing', (response) => response.writeHead(500).end());
    await postDocuments(urls, healthy, { connections: 8, amount: 200 });
    await waitForDeliveries(stand, 'Healthy', 200);
    await postDocuments(urls, slow, { connections: 16, amount: 200 });
    await postDocuments(urls, failing, { connections: 64, amount: 5000 });
    receiver.reset();
    const posts = await postDocuments(urls, healthy, { connections: 8, rate: 20, seconds });
    await waitForDeliveries(stand, 'Healthy', posts.count);
    const latencies = receiver.latenciesOf('Healthy');
    return reportOf(
      'Fairness',
      [
        figureOf('documents of the healthy interface', latencies.length),
        figureOf('attempts of the failing interface', receiver.latenciesOf('Failing').length),
        figureOf('attempts of the slow interface', receiver.latenciesOf('Slow').length),
        figureOf('healthy: post to delivery p50, ms', median(latencies)),
        atMost('healthy: post to delivery p99, ms', quantile(latencies, 0.99), 1000),
      ],
      ['200 documents wait for a receiver that takes 10 s, and 5,000 for one that answers 500.'],
    );
  });
