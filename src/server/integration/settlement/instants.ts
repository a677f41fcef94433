import { tz } from '@date-fns/tz';
import { Cron } from 'croner';
import { format, subDays } from 'date-fns';

/**
 * A daily time of day in a zone. If a clock change skips it, it occurs right after the change; if a clock
 * change repeats it, it occurs once.
 */
function dailyCron(time: string, timeZone: string): Cron {
  const [hour, minute] = time.split(':').map(Number);
  return new Cron(`${minute} ${hour} * * *`, { mode: '5-part', timezone: timeZone, paused: true });
}

/** Returns the newest instant, up to `now` inclusive, at which a clock in the zone showed `time` (HH:mm). */
export function lastInstant(time: string, timeZone: string, now: Date): Date {
  const [last] = dailyCron(time, timeZone).previousRuns(1, new Date(now.getTime() + 1));
  if (!last) throw new Error(`The time ${time} has never occurred in ${timeZone}.`);
  return last;
}

/** Returns the first instant after `now` at which a clock in the zone shows `time` (HH:mm). */
export function nextInstant(time: string, timeZone: string, now: Date): Date {
  const next = dailyCron(time, timeZone).nextRun(now);
  if (!next) throw new Error(`The time ${time} will never occur in ${timeZone}.`);
  return next;
}

/** Returns the calendar day in the zone, as yyyy-MM-dd. */
export const dayOf = (instant: Date, timeZone: string): string =>
  format(instant, 'yyyy-MM-dd', { in: tz(timeZone) });

/**
 * Returns the same time of day in the zone, whole days earlier. A day with a clock change has 23 or 25 hours.
 */
export const daysBefore = (instant: Date, days: number, timeZone: string): Date =>
  new Date(subDays(instant, days, { in: tz(timeZone) }).getTime());
