import { tz } from '@date-fns/tz';
import { utc } from '@date-fns/utc';
import {
  type FormatOptions,
  format,
  isValid,
  type ParseISOOptions,
  type ParseOptions,
  parse,
  parseISO,
} from 'date-fns';
import { describeValue, MappingError } from '../MappingError.ts';
import { cutIsoFraction, findFraction, formatParts, hasFraction } from './fraction.ts';

/** Letters with a meaning in a pattern; others, such as a bare T, need quotes. */
const knownLetters = /^[yMdHhmsSaEXx]*$/;

const quotedText = /'[^']*'/g;

/** A validated pattern. */
type TimePattern = string & { readonly isTimePattern: true };

/** A Unicode pattern: `yyyy-MM-dd HH:mm:ss`. Throws `timePattern`. */
export function parseTimePattern(pattern: string): TimePattern {
  const letters = pattern.replaceAll(quotedText, '').replaceAll(/[^A-Za-z]/g, '');
  if (!knownLetters.test(letters) || letters === '') throw new MappingError('timePattern', { pattern });
  return pattern as TimePattern;
}

/** Reads a text by a pattern. Throws `timePattern` for parts that exclude each other, such as HH and a. */
function parseText(
  text: string,
  pattern: TimePattern,
  reference: Date | number,
  options: ParseOptions,
): Date {
  try {
    return parse(text, pattern, reference, options);
  } catch {
    throw new MappingError('timePattern', { pattern });
  }
}

/** Reads an ISO 8601 text. date-fns would round a longer fraction up, into the next second. */
const parseIsoText = (text: string, options: ParseISOOptions): Date =>
  parseISO(cutIsoFraction(text), options);

/** A pattern that reads times. Throws `timePattern`. */
export function parseReadPattern(pattern: string): TimePattern {
  const read = parseTimePattern(pattern);
  // date-fns finds parts that exclude each other only in a text that matches them.
  parseText(format(0, read), read, 0, {});
  return read;
}

/** The text and the pattern that a time was read by. */
interface ReadTime {
  readonly text: string;
  readonly read: TimePattern | undefined;
}

const invalidTime = ({ text, read }: ReadTime): MappingError =>
  new MappingError('timeInvalid', { value: describeValue(text), pattern: read ?? 'ISO 8601' });

/** Formats a time. All digits of a fraction come from its text, because a Date has milliseconds only. */
function write(
  time: Date,
  written: TimePattern,
  source: ReadTime | undefined,
  options: FormatOptions,
): string {
  if (!hasFraction(written)) return format(time, written, options);
  const fraction = source && findFraction(source.text, source.read);
  if (source?.read !== undefined && hasFraction(source.read) && fraction === undefined)
    throw invalidTime(source);
  const milliseconds = String(time.getUTCMilliseconds()).padStart(3, '0');
  return formatParts(written, fraction ?? milliseconds, (part) => format(time, part, options));
}

/** Formats an instant by a pattern in a time zone. `source` is the text that it was read from. */
export const formatTime = (time: Date, written: TimePattern, timeZone: string, source?: ReadTime): string =>
  write(time, written, source, { in: tz(timeZone) });

/** Reads a time by a pattern, or ISO 8601 without one; without an offset it is in `timeZone`. Throws `timeInvalid`. */
export function parseTime(text: string, pattern: TimePattern | undefined, timeZone: string, now: Date): Date {
  const zone = { in: tz(timeZone) };
  // Parts that a pattern omits are those of midnight today.
  const time = pattern
    ? parseText(text, pattern, zone.in(now).setHours(0, 0, 0, 0), zone)
    : parseIsoText(text, zone);
  if (!isValid(time)) throw invalidTime({ text, read: pattern });
  return time;
}

const readsWholeDate = (pattern: string): boolean =>
  ['y', 'M', 'd'].every((letter) => pattern.includes(letter));

const hasOffset = (pattern: string): boolean => /[Xx]/.test(pattern.replaceAll(quotedText, ''));

/** True if an ISO 8601 text ends with an offset after its time. */
const hasIsoOffset = (text: string): boolean => /[T ].*(Z|[+-]\d\d(:?\d\d)?)$/.test(text);

/**
 * True if converting a text between two patterns gives the same result in every zone: both are local times, and
 * no part comes from the current time, except the century of a two-digit year. `read` is undefined for ISO 8601.
 */
export const isZoneless = (text: string, read: TimePattern | undefined, written: TimePattern): boolean =>
  !hasOffset(written) &&
  (read === undefined
    ? !hasIsoOffset(text)
    : readsWholeDate(read.replaceAll(quotedText, '')) && !hasOffset(read));

/** Any zone without gaps works; this one takes a fiftieth of the time of those in the time zone database. */
export function rewriteTime(
  text: string,
  read: TimePattern | undefined,
  written: TimePattern,
  now: Date,
): string {
  const time = read ? parseText(text, read, now, { in: utc }) : parseIsoText(text, { in: utc });
  if (!isValid(time)) throw invalidTime({ text, read });
  return write(time, written, { text, read }, { in: utc });
}
