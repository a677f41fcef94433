import { Counter, Gauge, Histogram } from 'prom-client';
import { inTime } from '../../platform/base/inTime.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';

import type { QueueTotals } from '../health/InterfaceHealth.ts';

/** An accepted or ended document. Times are in milliseconds. */
export interface MeasuredDocument {
  readonly received?: number;
  readonly delivered?: number;
  readonly failed?: number;
  /** Duration of the run. */
  readonly elapsedMs?: number;
  /** From the arrival to the delivery. */
  readonly latencyMs?: number;
}

const outcomes = ['received', 'delivered', 'failed'] as const;

/** Milliseconds that the database has to answer a scrape. */
const patience = 2_000;

const unknownTotals: QueueTotals = {
  pending: Number.NaN,
  blocked: Number.NaN,
  down: Number.NaN,
  sourcesDown: Number.NaN,
  oldest: null,
};

/** Seconds. Documents of a receiver that is down may wait for hours. */
const latencyBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800, 7200, 86_400];
const runBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/**
 * Creates the metrics of the exchange: of this process, and the state of the queue, which all processes share.
 * Labels have a fixed set of values, and none names an interface or a company. Returns a function that counts
 * documents.
 */
export function createExchangeMetrics({
  metrics,
  store,
  now,
}: Pick<ServiceContext, 'metrics' | 'store' | 'now'>): (documents: readonly MeasuredDocument[]) => void {
  const registers = [metrics.registry];
  const documents = new Counter({
    name: 'interface_console_documents_total',
    help: 'Documents that this process received, delivered, or failed to deliver (each run counts)',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of outcomes) documents.inc({ outcome }, 0);
  const run = new Histogram({
    name: 'interface_console_delivery_duration_seconds',
    help: 'Duration of one run of a document: filters, mapping, delivery',
    buckets: runBuckets,
    registers,
  });
  const latency = new Histogram({
    name: 'interface_console_document_latency_seconds',
    help: 'Time from the arrival of a document to its delivery',
    buckets: latencyBuckets,
    registers,
  });
  /** The gauges of one scrape share a reading. They have no number while the database does not answer. */
  let reading: Promise<QueueTotals> | undefined;
  const readTotals = (): Promise<QueueTotals> => {
    reading ??= inTime(store.interfaceHealth.readTotals(), patience)
      .catch(() => unknownTotals)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  new Gauge({
    name: 'interface_console_queue_documents',
    help: 'Documents that are not delivered, in the whole database',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const { pending, blocked } = await readTotals();
      this.set({ state: 'pending' }, pending - blocked);
      this.set({ state: 'blocked' }, blocked);
    },
  });
  new Gauge({
    name: 'interface_console_queue_oldest_age_seconds',
    help: 'Age of the oldest document that is not delivered, in the whole database; 0 without one',
    registers,
    async collect() {
      const { pending, oldest } = await readTotals();
      const since = oldest === null ? now().getTime() : Date.parse(oldest);
      this.set(Number.isNaN(pending) ? Number.NaN : (now().getTime() - since) / 1000);
    },
  });
  new Gauge({
    name: 'interface_console_receivers_down',
    help: 'Interfaces whose deliveries pause because the receiver fails (open circuit breakers)',
    registers,
    async collect() {
      this.set((await readTotals()).down);
    },
  });
  new Gauge({
    name: 'interface_console_sources_down',
    help: 'Interfaces whose last attempt to fetch documents failed',
    registers,
    async collect() {
      this.set((await readTotals()).sourcesDown);
    },
  });
  return (measured) => {
    for (const document of measured) {
      for (const outcome of outcomes) documents.inc({ outcome }, document[outcome] ?? 0);
      if (document.elapsedMs !== undefined) run.observe(document.elapsedMs / 1000);
      if (document.latencyMs !== undefined) latency.observe(document.latencyMs / 1000);
    }
  };
}
