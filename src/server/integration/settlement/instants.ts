import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { dailyCron, lastRun, nextRuns } from '../../../contract/validation/cron.ts';

/** Returns the newest instant, up to `now` inclusive, at which a clock in the zone showed `time` (HH:mm). */
export function lastInstant(time: string, timeZone: string, now: Date): Date {
  const last = lastRun(dailyCron(time), timeZone, now);
  if (!last) throw new Error(`The time ${time} has never occurred in ${timeZone}.`);
  return last;
}

/** Returns the first instant after `now` at which a clock in the zone shows `time` (HH:mm). */
export function nextInstant(time: string, timeZone: string, now: Date): Date {
  const [next] = nextRuns(dailyCron(time), timeZone, 1, now);
  if (!next) throw new Error(`The time ${time} will never occur in ${timeZone}.`);
  return new Date(next);
}

/** Returns the calendar day in the zone, as yyyy-MM-dd. */
export const dayOf = (instant: Date, timeZone: string): string =>
  format(instant, 'yyyy-MM-dd', { in: tz(timeZone) });

const hour = 60 * 60 * 1000;

/**
 * Returns the instant at which a clock in the zone showed `time` (HH:mm), whole days before the instant `at` of this
 * time. A clock change moves it by less than twelve hours.
 */
export const daysBefore = (at: Date, days: number, time: string, timeZone: string): Date =>
  lastInstant(time, timeZone, new Date(at.getTime() - days * 24 * hour + 12 * hour));
