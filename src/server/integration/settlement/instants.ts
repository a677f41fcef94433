import { tz } from '@date-fns/tz';
import { Cron } from 'croner';
import { format, subDays } from 'date-fns';

/** A clock time every day in a zone. A time that a change of the clock leaves out comes right after it, one that it doubles comes once. */
function dailyCron(time: string, timeZone: string): Cron {
  const [hour, minute] = time.split(':').map(Number);
  return new Cron(`${minute} ${hour} * * *`, { mode: '5-part', timezone: timeZone, paused: true });
}

/** The newest instant, `now` included, at which a clock in the zone showed `time` (HH:mm). */
export function lastInstant(time: string, timeZone: string, now: Date): Date {
  const [last] = dailyCron(time, timeZone).previousRuns(1, new Date(now.getTime() + 1));
  if (!last) throw new Error(`No clock in ${timeZone} has ever shown ${time}.`);
  return last;
}

/** The first instant after `now` at which a clock in the zone shows `time` (HH:mm). */
export function nextInstant(time: string, timeZone: string, now: Date): Date {
  const next = dailyCron(time, timeZone).nextRun(now);
  if (!next) throw new Error(`No clock in ${timeZone} will ever show ${time}.`);
  return next;
}

/** The calendar's day in the zone, as yyyy-MM-dd. */
export const dayOf = (instant: Date, timeZone: string): string =>
  format(instant, 'yyyy-MM-dd', { in: tz(timeZone) });

/** The same clock time in the zone, whole days earlier: a day has 23 or 25 hours where the clock was changed. */
export const daysBefore = (instant: Date, days: number, timeZone: string): Date =>
  new Date(subDays(instant, days, { in: tz(timeZone) }).getTime());
