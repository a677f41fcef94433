import { lastRun } from '../../contract/cron.ts';
import type { Row } from '../../contract/envelope.ts';

const minute = 60_000;

/** The newest instant of a grid of so many minutes that begins with the first full minute after `since`. */
function onGrid(since: Date, minutes: number, now: Date): Date | undefined {
  const start = (Math.floor(since.getTime() / minute) + 1) * minute;
  const steps = Math.floor((now.getTime() - start) / (minutes * minute));
  return steps < 0 ? undefined : new Date(start + steps * minutes * minute);
}

/** `02:30` as a cron expression. */
function daily(executionTime: unknown): string {
  const [hour, minute] = String(executionTime).split(':').map(Number);
  return `${minute} ${hour} * * *`;
}

function newestInstant(row: Row, online: Date, timeZone: string, now: Date): Date | undefined {
  switch (row.executionStrategy) {
    case 'INTERVAL':
      return onGrid(online, Number(row.intervalMinutes), now);
    case 'EXPRESSION':
      return lastRun(String(row.cronExpression), timeZone, now);
    default:
      return lastRun(daily(row.executionTime), timeZone, now);
  }
}

/**
 * The instant at which an interface with a schedule should have run and has not (README.md, "What is due"); undefined when there is none.
 * What went online before `onlineAt` was kept did so when it was last changed.
 */
export function dueInstant(row: Row, timeZone: string, now: Date): Date | undefined {
  const online = new Date(String(row.onlineAt ?? row.modifiedAt));
  const newest = newestInstant(row, online, timeZone, now);
  const isNew = newest && newest > online && newest > new Date(String(row.lastScheduleTime ?? 0));
  return isNew ? newest : undefined;
}
