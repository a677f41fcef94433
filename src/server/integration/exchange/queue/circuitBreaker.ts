import { type DeliveryFailure, failureClasses } from '../../transport/DeliveryFailure.ts';
import { isTemporaryStatus } from '../../transport/isTemporaryStatus.ts';
import type { RunOutcome } from '../run/runPipeline.ts';

/** Outages in a row after which an interface pauses. */
export const maxOutages = 5;

/** Seconds between two probes. The pause grows with the outage. */
const probeDelays = { shortest: 10, longest: 300 };

/** The receiver of an interface, as a run has found it. */
export type ReceiverState = 'ANSWERS' | 'DOWN';

const isOutage = ({ code, parameters }: DeliveryFailure): boolean => {
  const failureClass = failureClasses[code];
  if (failureClass !== 'byStatus') return failureClass === 'outage';
  return isTemporaryStatus(Number(parameters.status));
};

/** Returns the state of the receiver after a run; undefined if the run has sent nothing. */
export function receiverStateOf({ delivery, failure }: RunOutcome): ReceiverState | undefined {
  if (!delivery || (failure && failureClasses[failure.code] === 'unsent')) return undefined;
  return failure && isOutage(failure) ? 'DOWN' : 'ANSWERS';
}

const toInstantSql = (timestamp: string): string =>
  `to_char(${timestamp} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The system counters of an interface about outages. */
const outageCounters = ['outageCount', 'receiverDownSince', 'nextProbeTime'];

/**
 * SQL: the counters of an interface with those about outages as they are after its runs. `counters` holds the
 * others, `before` all of them before the runs, `runs` is a JSON `EndedRuns` or NULL, `now` an instant as text.
 * The interface pauses after `maxOutages` outages in a row, each further outage lengthens the pause, and an
 * answer ends it.
 */
export function withOutagesSql(counters: string, before: string, runs: string, now: string): string {
  const earlier = `CASE WHEN (${runs}->>'answered')::boolean THEN '{}' ELSE ${before} END`;
  const added = `coalesce((${runs}->>'outages')::int, 0)`;
  const outages = `coalesce((${earlier}->>'outageCount')::int, 0) + ${added}`;
  const since = `coalesce(${earlier}->>'receiverDownSince', ${now})`;
  const duration = `${now}::timestamptz - (${since})::timestamptz`;
  const { shortest, longest } = probeDelays;
  const delay = `least(greatest(${duration}, interval '${shortest} s'), interval '${longest} s')`;
  const kept = outageCounters.map((name) => `'${name}', ${earlier}->'${name}'`);
  return `(${counters}) - ARRAY[${outageCounters.map((name) => `'${name}'`)}] ||
  CASE WHEN ${added} = 0 THEN jsonb_strip_nulls(jsonb_build_object(${kept}))
       WHEN ${outages} < ${maxOutages} THEN jsonb_build_object('outageCount', ${outages})
       ELSE jsonb_build_object('outageCount', ${outages}, 'receiverDownSince', ${since},
              'nextProbeTime', ${toInstantSql(`(${now}::timestamptz + ${delay})`)})
   END`;
}

/** SQL: an interface with the system counters `counters` has paused, and its receiver has not answered since. */
export const isProbingSql = (counters: string): string => `${counters}->>'nextProbeTime' IS NOT NULL`;

/**
 * SQL: an interface does not pause at this instant. Clocks of processes differ, so a pause that is too long
 * does not count.
 */
export const isNotPausedSql = (counters: string, now: string): string =>
  `(coalesce(${counters}->>'nextProbeTime', '') <= ${now}
    OR ${counters}->>'nextProbeTime' > ${toInstantSql(`(${now}::timestamptz + interval '${probeDelays.longest} s')`)})`;
