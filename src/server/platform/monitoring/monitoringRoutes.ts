import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { log } from '../base/log.ts';
import type { ServiceEnv } from '../operations/ServiceContext.ts';
import type { Readiness } from './readiness.ts';

export interface MonitoringOptions {
  /** Metrics of the service. */
  readonly metrics: Registry;
  /** Bearer token of `/metrics`; everyone may read the metrics without one. */
  readonly token: string | undefined;
  readonly checkReadiness: () => Promise<Readiness>;
}

/** Processor, memory, event loop. Created once, because each observes the whole process. */
let processMetrics: Registry | undefined;

function createProcessMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // These gauges have names of counters, which Prometheus does not accept; others have the same figures by type.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  return registry;
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const hasToken = (context: Context, token: string): boolean =>
  timingSafeEqual(digestOf(context.req.header('Authorization') ?? ''), digestOf(`Bearer ${token}`));

const noStore = { 'Cache-Control': 'no-store' };

/**
 * `/livez`: this process answers. `/readyz`, and `/healthz`: it can serve requests (503 if it cannot).
 * `/metrics`: Prometheus text format. None of them says anything about records.
 */
export function createMonitoringRoutes({
  metrics,
  token,
  checkReadiness,
}: MonitoringOptions): Hono<ServiceEnv> {
  let logged = '';
  /** Callers get the names of the failed checks; only the log has the problems, which may name hosts. */
  const sendReadiness = async (context: Context) => {
    const checks = Object.entries(await checkReadiness());
    const failed = checks.filter(([, result]) => result !== 'ok');
    const problems = failed.map(([name, problem]) => `${name}: ${problem}`).join(', ');
    if (problems !== logged) log[problems ? 'warn' : 'info'](`Readiness: ${problems || 'ok'}`);
    logged = problems;
    if (failed.length === 0) return context.json({ status: 'ok' }, 200, noStore);
    return context.json({ status: 'unavailable', failed: failed.map(([name]) => name) }, 503, noStore);
  };
  return new Hono<ServiceEnv>()
    .get('/livez', (context) => context.json({ status: 'ok' }, 200, noStore))
    .get('/readyz', sendReadiness)
    .get('/healthz', sendReadiness)
    .get('/metrics', async (context) => {
      if (token !== undefined && !hasToken(context, token))
        return context.text('Send the token of METRICS_TOKEN as "Authorization: Bearer …".', 401, {
          'WWW-Authenticate': 'Bearer',
        });
      processMetrics ??= createProcessMetrics();
      const text = await Registry.merge([processMetrics, metrics]).metrics();
      return context.text(text, 200, { ...noStore, 'Content-Type': metrics.contentType });
    });
}
