import type { Health, HealthQuery } from '#generated/types.ts';
import { serviceTextIn } from '../../platform/base/serviceText.ts';
import type { Jobs } from '../../platform/jobs/Jobs.ts';
import type { Handler, OperationCall, ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { findHealthFindings } from './findHealthFindings.ts';
import { startOfWindow, type ThroughputBucket, type ThroughputScope, timeWindows } from './Throughput.ts';
import { TtlCache } from './TtlCache.ts';

/** Maximum number of interfaces in the result. */
const maxInterfaces = 200;

/** Many operators request the same every few seconds. */
const healthCache = new TtlCache<Health>(1000);

type Series = Health['series'];

/** Returns one array for each amount, with a value for each part of the window. */
const seriesOf = (buckets: readonly ThroughputBucket[]): Series => ({
  received: buckets.map(({ received }) => received),
  delivered: buckets.map(({ delivered }) => delivered),
  failed: buckets.map(({ failed }) => failed),
});

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function totalsOf(buckets: readonly ThroughputBucket[], series: Series) {
  const delivered = sum(series.delivered);
  const failed = sum(series.failed);
  const runs = delivered + failed;
  const elapsedMs = sum(buckets.map((bucket) => bucket.elapsedMs));
  return {
    received: sum(series.received),
    delivered,
    failed,
    ...(runs > 0 && { averageElapsedMs: Math.round(elapsedMs / runs) }),
  };
}

async function loadHealth({ body, companyUuid, phrases, service }: OperationCall): Promise<Health> {
  const { window, interfaceType, uuids } = body as HealthQuery;
  const { interfaceHealth, throughput } = service.store;
  const at = service.now();
  const scope: ThroughputScope = {
    companyUuid,
    window,
    now: at,
    uuids: uuids ?? (interfaceType && (await interfaceHealth.findByType(companyUuid, interfaceType))),
  };
  const [{ rows, sums }, buckets] = await Promise.all([
    interfaceHealth.findWorst(scope, maxInterfaces),
    throughput.readSeries(scope),
  ]);
  const [byInterface, findings] = await Promise.all([
    throughput.readSeriesByInterface(
      scope,
      rows.map(({ uuid }) => uuid),
    ),
    uuids ? [] : findHealthFindings(service, scope, rows, phrases),
  ]);
  const series = seriesOf(buckets);
  const nothing = buckets.map(() => 0);
  return {
    window,
    at: at.toISOString(),
    since: startOfWindow(window, at).toISOString(),
    bucketSeconds: timeWindows[window].bucket / 1000,
    ...sums,
    ...totalsOf(buckets, series),
    series,
    findings: [...findings],
    interfaces: rows.map((row) => {
      const { received = nothing, delivered = nothing, failed = nothing } = byInterface.get(row.uuid) ?? {};
      return {
        ...row,
        ...(row.failureReason && { failureReason: serviceTextIn(row.failureReason, phrases) }),
        ...(row.pullFailureReason && { pullFailureReason: serviceTextIn(row.pullFailureReason, phrases) }),
        received: sum(received),
        delivered: sum(delivered),
        failed: sum(failed),
        series: { received: [...received], delivered: [...delivered], failed: [...failed] },
      };
    }),
  };
}

/**
 * Returns the health of the company's interfaces, now and in a window: entity `health`. Identical requests
 * within a second share the result.
 */
export const queryHealth: Handler = (call): Promise<Health> => {
  const { companyUuid, phrases, body, service } = call;
  const { window, interfaceType, uuids } = body as HealthQuery;
  const asked = JSON.stringify([companyUuid, phrases.locale, window, interfaceType, uuids]);
  return healthCache.get(service, asked, () => loadHealth(call));
};

const everyHalfHour = '*/30 * * * *';

/** Removes throughput outside all windows from now on, often enough to keep the table small. */
export async function startHealth(jobs: Jobs, { store, now }: ServiceContext): Promise<void> {
  await jobs.work('throughput', () => store.throughput.removeOld(now()));
  await jobs.schedule('throughput', everyHalfHour);
}
