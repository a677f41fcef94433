import type { Row } from '../../../contract/api/envelope.ts';
import { dailyCron, lastRun } from '../../../contract/validation/cron.ts';
import { logError } from '../../platform/base/log.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { acceptingStates } from '../interfaces/activeStates.ts';
import { loadTimeZones } from '../interfaces/loadTimeZones.ts';
import { type PullJob, sendPullJob } from './pullJobs.ts';

const minute = 60_000;

/**
 * Returns the newest instant of a grid with this number of minutes, which begins with the first full minute
 * after `since`.
 */
function lastIntervalInstant(since: Date, minutes: number, now: Date): Date | undefined {
  const start = (Math.floor(since.getTime() / minute) + 1) * minute;
  const steps = Math.floor((now.getTime() - start) / (minutes * minute));
  return steps < 0 ? undefined : new Date(start + steps * minutes * minute);
}

function newestInstant(row: Row, online: Date, timeZone: string, now: Date): Date | undefined {
  switch (row.executionStrategy) {
    case 'INTERVAL':
      return lastIntervalInstant(online, Number(row.intervalMinutes), now);
    case 'EXPRESSION':
      return lastRun(String(row.cronExpression), timeZone, now);
    default:
      return lastRun(dailyCron(String(row.executionTime)), timeZone, now);
  }
}

/**
 * Returns the newest instant at which a scheduled interface should have run but has not (README.md, "What is
 * due"); undefined if there is none. An interface without `onlineAt` went online at its last change.
 */
export function dueInstant(row: Row, timeZone: string, now: Date): Date | undefined {
  const online = new Date(String(row.onlineAt ?? row.modifiedAt));
  const newest = newestInstant(row, online, timeZone, now);
  const isNew = newest && newest > online && newest > new Date(String(row.lastScheduleTime ?? 0));
  return isNew ? newest : undefined;
}

/** Properties that determine when an interface is due. */
const scheduleProperties = [
  'dcCode',
  'executionStrategy',
  'executionTime',
  'intervalMinutes',
  'cronExpression',
  'onlineAt',
  'modifiedAt',
  'lastScheduleTime',
];

/** One interface whose stored schedule is invalid does not stop the others. */
function findDueInstant(row: Row, timeZone: string, now: Date): Date | undefined {
  try {
    return dueInstant(row, timeZone, now);
  } catch (error) {
    logError('Schedule', error, { interfaceUuid: row.uuid });
    return undefined;
  }
}

async function duePullsOf({ store, now }: ServiceContext, companyUuid: string): Promise<PullJob[]> {
  const { repository } = store;
  const rows = await repository.selectProperties(
    {
      entity: 'interface',
      companyUuid,
      equals: { triggerStrategy: 'CRON' },
      oneOf: { status: acceptingStates },
    },
    scheduleProperties,
  );
  if (rows.length === 0) return [];
  const { own, byDc } = await loadTimeZones(repository, companyUuid);
  const at = now();
  return rows.flatMap((row: Row) => {
    const due = findDueInstant(row, byDc.get(String(row.dcCode)) ?? own, at);
    return due ? [{ interfaceUuid: row.uuid, at: due.toISOString() }] : [];
  });
}

/** Sends a job for each interface whose schedule is due; resolves to these jobs. */
export async function sendDuePulls(service: ServiceContext): Promise<PullJob[]> {
  const sent: PullJob[] = [];
  for (const companyUuid of await service.store.repository.findCompanies('interface')) {
    for (const job of await duePullsOf(service, companyUuid)) {
      await sendPullJob(service, job);
      sent.push(job);
    }
  }
  return sent;
}
