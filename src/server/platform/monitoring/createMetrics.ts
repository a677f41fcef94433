import { Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../store/databases/Database.ts';

/** Metrics of a service. Modules add theirs to the registry. */
export interface ServiceMetrics {
  readonly registry: Registry;
  /** Duration of requests in seconds. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
}

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics({ connections }: Pick<Database, 'connections'>): ServiceMetrics {
  const registry = new Registry();
  const registers = [registry];
  if (connections)
    new Gauge({
      name: 'interface_console_database_connections',
      help: 'Connections to PostgreSQL of this process, and callers that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  const requests = new Histogram({
    name: 'interface_console_http_request_duration_seconds',
    help: 'Duration of HTTP requests by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers,
  });
  return { registry, requests };
}
