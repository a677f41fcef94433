import type { Formats } from '../../core/i18n/formats.ts';
import { normalizeTimeOfDay } from './timeOfDay.ts';

/** A day, YYYY-MM-DD, and a time of day, HH:mm, as an operator enters them; either may be empty. */
export interface DayAndTime {
  readonly day: string;
  readonly time: string;
}

const minute = 60_000;

/**
 * The first day whose year has four digits in every time zone. An input of days reports `0002-11-21` after the first
 * digit of a year.
 */
const firstDay = '1000-01-02';

/** Returns the milliseconds of a time of UTC. The last hours of 9999 are in the year 10000 of some time zones. */
const parseUtc = (text: string): number => Date.parse(`${text.replace(/^(?=\d{5})/, '+0')}Z`);

/** Returns the minute of an instant in a time zone; empty for a text that is no instant. */
export function toDayAndTime(instant: string, timeZone: string, { dateTime }: Formats): DayAndTime {
  if (Number.isNaN(Date.parse(instant))) return { day: '', time: '' };
  const [day = '', time = ''] = dateTime(instant, timeZone).split(' ');
  return { day, time: time.slice(0, 'HH:mm'.length) };
}

/**
 * Returns the instant, ISO 8601, of a minute in a time zone. The time may lack its separator. A day without a
 * time begins at 00:00. An hour that daylight saving skips counts as the hour after it.
 * @returns an empty text without a day; undefined for an invalid day or time, and after the year 9999
 */
export function toInstant(
  { day, time }: DayAndTime,
  timeZone: string,
  { dateTime }: Formats,
): string | undefined {
  if (day === '' && time === '') return '';
  const wanted = parseUtc(`${day}T${normalizeTimeOfDay(time) || '00:00'}`);
  if (Number.isNaN(wanted) || day < firstDay) return undefined;
  const offsetAt = (instant: number): number => {
    const shown = dateTime(new Date(instant).toISOString(), timeZone).replace(' ', 'T');
    return parseUtc(shown) - Math.floor(instant / 1000) * 1000;
  };
  // The offset of the guess may differ from that of the result by a change of daylight saving.
  const guess = wanted - offsetAt(wanted);
  const found = wanted - offsetAt(guess);
  const instant = offsetAt(found) === offsetAt(guess) ? found : guess;
  const text = new Date(Math.floor(instant / minute) * minute).toISOString();
  return text.startsWith('+') ? undefined : text;
}
