import type { Health, HealthQuery } from '../../generated/types.ts';
import type { Handler } from '../Service.ts';
import { type Bucket, type Scope, startOf, timeWindows } from '../store/Throughput.ts';
import { findingsOf } from './findings.ts';

/** Interfaces that are told about. */
const most = 200;

/** Milliseconds that a due document may wait for somebody to take it. */
const patience = 2 * 60_000;

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

/** How the interfaces of the company are doing, now and in a window: entity `health`. */
export const query: Handler = async ({ body, companyUuid, say, service }): Promise<Health> => {
  const { window, interfaceType, uuids } = body as HealthQuery;
  const { store, now } = service;
  const at = now();
  const { interfaceHealth, throughput } = store;
  const scope: Scope = {
    companyUuid,
    window,
    now: at,
    uuids: uuids ?? (interfaceType && (await interfaceHealth.ofType(companyUuid, interfaceType))),
  };
  const overdue = new Date(at.getTime() - patience);
  const [{ rows, sums }, buckets] = await Promise.all([
    interfaceHealth.worst(scope, overdue, most),
    throughput.series(scope),
  ]);
  const [byInterface, findings] = await Promise.all([
    throughput.seriesOf({ ...scope, uuids: rows.map(({ uuid }) => uuid) }),
    uuids ? [] : findingsOf(store, scope, { rows, sums, overdue }, say),
  ]);
  const { dueSince: _, ...figures } = sums;
  const series = seriesOf(buckets);
  const nothing = buckets.map(() => 0);
  return {
    window,
    at: at.toISOString(),
    since: startOf(window, at).toISOString(),
    bucketSeconds: timeWindows[window].bucket / 1000,
    ...figures,
    ...totalsOf(buckets, series),
    series,
    findings: [...findings],
    interfaces: rows.map(({ elapsedMs: _, ...row }) => {
      const own = byInterface.get(row.uuid);
      return {
        ...row,
        series: own ? seriesOf(own) : { received: nothing, delivered: nothing, failed: nothing },
      };
    }),
  };
};
