import type { Health, HealthQuery } from '../../generated/types.ts';
import type { Call, Handler } from '../Service.ts';
import { type Bucket, type Scope, startOf, timeWindows } from '../store/Throughput.ts';
import { findingsOf } from './findings.ts';
import { Recent } from './Recent.ts';

/** Interfaces that are told about. */
const most = 200;

/** Many operators ask the same, each every few seconds. */
const answers = new Recent<Health>(1000);

type Series = Health['series'];

/** Values of each part of the window, one after the other. */
const seriesOf = (buckets: readonly Bucket[]): Series => ({
  received: buckets.map(({ received }) => received),
  delivered: buckets.map(({ delivered }) => delivered),
  failed: buckets.map(({ failed }) => failed),
});

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function totalsOf(buckets: readonly Bucket[], series: Series) {
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

async function healthOf({ body, companyUuid, say, service }: Call): Promise<Health> {
  const { window, interfaceType, uuids } = body as HealthQuery;
  const { interfaceHealth, throughput } = service.store;
  const at = service.now();
  const scope: Scope = {
    companyUuid,
    window,
    now: at,
    uuids: uuids ?? (interfaceType && (await interfaceHealth.ofType(companyUuid, interfaceType))),
  };
  const [{ rows, sums }, buckets] = await Promise.all([
    interfaceHealth.worst(scope, most),
    throughput.series(scope),
  ]);
  const [byInterface, findings] = await Promise.all([
    throughput.seriesOf(
      scope,
      rows.map(({ uuid }) => uuid),
    ),
    uuids ? [] : findingsOf(service, scope, rows, say),
  ]);
  const series = seriesOf(buckets);
  const nothing = buckets.map(() => 0);
  return {
    window,
    at: at.toISOString(),
    since: startOf(window, at).toISOString(),
    bucketSeconds: timeWindows[window].bucket / 1000,
    ...sums,
    ...totalsOf(buckets, series),
    series,
    findings: [...findings],
    interfaces: rows.map((row) => {
      const { received = nothing, delivered = nothing, failed = nothing } = byInterface.get(row.uuid) ?? {};
      return {
        ...row,
        received: sum(received),
        delivered: sum(delivered),
        failed: sum(failed),
        series: { received: [...received], delivered: [...delivered], failed: [...failed] },
      };
    }),
  };
}

/** How the interfaces of the company are doing, now and in a window: entity `health`. Who asks the same within a second is told the same. */
export const query: Handler = (call): Promise<Health> => {
  const { companyUuid, say, body, service } = call;
  const { window, interfaceType, uuids } = body as HealthQuery;
  const asked = JSON.stringify([companyUuid, say.locale, window, interfaceType, uuids]);
  return answers.get(service, asked, () => healthOf(call));
};
