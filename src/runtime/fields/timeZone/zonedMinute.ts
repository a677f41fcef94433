import type { Formats } from '../../core/i18n/formats.ts';
import { normalizeTimeOfDay } from './timeOfDay.ts';

/** A day, YYYY-MM-DD, and a time of day, HH:mm, as an operator enters them; either may be empty. */
export interface DayAndTime {
  readonly day: string;
  readonly time: string;
}

/** Characters of a day in `Formats.dateTime`, and of an instant to the minute. */
const [dayLength, minuteLength] = [10, 16];

const minute = 60_000;

/**
 * The days whose year has four digits in every time zone. An input of days reports `0002-11-21` after the first
 * digit of a year.
 */
const [firstDay, lastDay] = ['1000-01-02', '9999-12-30'];

/** Returns the minute of an instant in a time zone; empty for a text that is no instant. */
export function toDayAndTime(instant: string, timeZone: string, { dateTime }: Formats): DayAndTime {
  if (Number.isNaN(Date.parse(instant))) return { day: '', time: '' };
  const text = dateTime(instant, timeZone);
  return { day: text.slice(0, dayLength), time: text.slice(dayLength + 1, minuteLength) };
}

/**
 * Returns the instant, ISO 8601, of a minute in a time zone. The time may lack its separator. A day without a
 * time begins at 00:00. An hour that daylight saving skips counts as the hour after it.
 * @returns an empty text without a day, undefined for an invalid day or time
 */
export function toInstant(
  { day, time }: DayAndTime,
  timeZone: string,
  { dateTime }: Formats,
): string | undefined {
  if (day === '' && time === '') return '';
  const wanted = Date.parse(`${day}T${normalizeTimeOfDay(time) || '00:00'}Z`);
  if (Number.isNaN(wanted) || day < firstDay || day > lastDay) return undefined;
  const offsetAt = (instant: number): number => {
    const shown = dateTime(new Date(instant).toISOString(), timeZone).replace(' ', 'T');
    return Date.parse(`${shown}Z`) - Math.floor(instant / 1000) * 1000;
  };
  // The offset of the guess may differ from that of the result by a change of daylight saving.
  const guess = wanted - offsetAt(wanted);
  const found = wanted - offsetAt(guess);
  const instant = offsetAt(found) === offsetAt(guess) ? found : guess;
  return new Date(Math.floor(instant / minute) * minute).toISOString();
}
