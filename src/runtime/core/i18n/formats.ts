import { getOrCreate, once } from '../lazy/once.ts';
import { useLocale } from './LocaleProvider.tsx';

/** Instants are ISO 8601 strings, time zones IANA names. */
export interface Formats {
  readonly number: (value: number) => string;
  /** Absolute, to the second, the same in every locale: `2026-11-21 09:30:00`. */
  readonly dateTime: (instant: string, timeZone: string) => string;
  /** The same with its zone, for texts: `2026-11-21 09:30:00 Asia/Shanghai`. */
  readonly zoned: (instant: string, timeZone: string) => string;
  /** `3 minutes ago` */
  readonly relative: (instant: string, now?: number) => string;
  /** `a, b and c` */
  readonly list: (items: readonly string[]) => string;
  /** `a, b or c` */
  readonly either: (items: readonly string[]) => string;
}

/** Units below a year with their seconds, and the number of them that make the next unit. */
const units = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3_600, 24],
  ['day', 86_400, 30],
  ['month', 2_592_000, 12],
] as const;
const year = ['year', 31_536_000] as const;

/**
 * Whole numbers in the format of every supported locale (a test compares with `Intl`). The first screen shows few
 * numbers, and the first `Intl` format would take 6 ms.
 */
const groupDigits = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Sweden's format is unambiguous in every language: year, month, day. */
const isoLikeLocale = 'sv-SE';

function createFormats(locale: string): Formats {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const present = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second'));
  // Numbers only: "yesterday" is another day in another time zone, and may be less than 24 hours ago.
  const relative = once(() => new Intl.RelativeTimeFormat(locale));
  const list = once(() => new Intl.ListFormat(locale));
  const either = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const dates = new Map<string, Intl.DateTimeFormat>();
  const createDateFormat = (timeZone: string): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(isoLikeLocale, { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const dateTime = (instant: string, timeZone: string): string =>
    getOrCreate(dates, timeZone, () => createDateFormat(timeZone)).format(new Date(instant));
  return {
    number: (value) => (Number.isSafeInteger(value) ? groupDigits(value) : numbers().format(value)),
    dateTime,
    zoned: (instant, timeZone) => `${dateTime(instant, timeZone)} ${timeZone}`,
    relative: (instant, now = Date.now()) => {
      const seconds = Math.round((Date.parse(instant) - now) / 1000);
      // Rounded first: 59.7 minutes are an hour.
      const fitting = units.find(([, size, limit]) => Math.round(Math.abs(seconds) / size) < limit);
      const [unit, size] = fitting ?? year;
      return seconds ? relative().format(Math.round(seconds / size), unit) : present();
    },
    list: (items) => list().format(items),
    either: (items) => either().format(items),
  };
}

const formatsByLocale = new Map<string, Formats>();

/** `Intl` formats of a locale, cached because they are expensive. */
export const formatsOf = (locale: string): Formats =>
  getOrCreate(formatsByLocale, locale, () => createFormats(locale));

export const useFormats = (): Formats => formatsOf(useLocale().locale);
