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

/** Largest first: the first unit that the distance fills is used. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Whole numbers in the format of every supported locale (a test compares with `Intl`). The first screen shows few
 * numbers, and the first `Intl` format would take 6 ms.
 */
const groupDigits = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Sweden's format is unambiguous in every language: year, month, day. */
const isoLikeLocale = 'sv-SE';

function createFormats(locale: string): Formats {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
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
      const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
      return relative().format(Math.round(seconds / size), unit);
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
