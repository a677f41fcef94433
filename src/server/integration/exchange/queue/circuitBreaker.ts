import type { DeliveryFailureCode } from '../../transport/DeliveryFailure.ts';
import type { RunOutcome } from '../run/runPipeline.ts';
import { isTemporaryStatus } from './retryPolicy.ts';

/** Outages in a row after which an interface pauses. */
export const maxOutages = 5;

/** Seconds between two probes. The pause grows with the outage. */
const probeDelays = { shortest: 10, longest: 300 };

/** Failures in which the receiver itself gave no answer to the document. */
const outageCodes: ReadonlySet<DeliveryFailureCode> = new Set([
  'BROKER_REFUSED',
  'CONNECTION_FAILED',
  'HTML_ANSWER',
  'TIMEOUT',
]);

/** The receiver of an interface, as a run has found it. */
export type ReceiverState = 'ANSWERS' | 'DOWN';

/** Returns the state of the receiver after a run; undefined if the run did not reach the delivery. */
export function receiverStateOf({ delivery, failure }: RunOutcome): ReceiverState | undefined {
  if (!delivery) return undefined;
  const isDown =
    failure?.code === 'HTTP_STATUS'
      ? isTemporaryStatus(Number(failure.parameters.status))
      : failure !== undefined && outageCodes.has(failure.code);
  return isDown ? 'DOWN' : 'ANSWERS';
}

const toInstantSql = (timestamp: string): string =>
  `to_char(${timestamp} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * SQL: the system counters of an interface after its runs. `counters` holds them before, `runs` is a JSON
 * `EndedRuns`, `now` an instant as text. The interface pauses after `maxOutages` outages in a row, and each
 * further outage lengthens the pause. An answer ends it.
 */
export function countersAfterOutagesSql(counters: string, runs: string, now: string): string {
  const earlier = `CASE WHEN (${runs}->>'answered')::boolean THEN '{}' ELSE ${counters} END`;
  const outages = `coalesce((${earlier}->>'outageCount')::int, 0) + (${runs}->>'outages')::int`;
  const since = `coalesce(${earlier}->>'receiverDownSince', ${now})`;
  const delay = `least(greatest(${now}::timestamptz - (${since})::timestamptz, interval '${probeDelays.shortest} s'),
    interval '${probeDelays.longest} s')`;
  return `
  CASE WHEN ${runs} IS NULL OR NOT (${runs}->>'answered')::boolean AND (${runs}->>'outages')::int = 0 THEN ${counters}
       ELSE ${counters} - ARRAY['outageCount', 'receiverDownSince', 'nextProbeTime']
            || CASE WHEN ${outages} = 0 THEN '{}' ELSE jsonb_build_object('outageCount', ${outages}) END
            || CASE WHEN ${outages} < ${maxOutages} THEN '{}' ELSE jsonb_build_object(
                 'receiverDownSince', ${since},
                 'nextProbeTime', ${toInstantSql(`(${now}::timestamptz + ${delay})`)}) END
   END`;
}

/** SQL: an interface, with the system counters `counters`, does not pause at this instant. */
export const isNotPausedSql = (counters: string, now: string): string =>
  `coalesce(${counters}->>'nextProbeTime', '') <= ${now}`;

/**
 * SQL: the number of documents to claim for an interface that does not pause. After a pause, one document at a
 * time probes the receiver. `hasRunningSql` is true if a document of the interface runs.
 */
export const claimLimitSql = (counters: string, limit: string, hasRunningSql: string): string =>
  `CASE WHEN ${counters}->>'nextProbeTime' IS NULL THEN ${limit} WHEN ${hasRunningSql} THEN 0 ELSE least(${limit}, 1) END`;
