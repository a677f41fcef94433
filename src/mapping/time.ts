import { tz } from '@date-fns/tz';
import { format, isValid, parse, parseISO } from 'date-fns';
import { MappingFault, shown } from './MappingFault.ts';

/** Letters of a pattern that mean something here; others, such as a bare T, stand in quotes. */
const known = /^[yMdHhmsSaEXx]*$/;

const quoted = /'[^']*'/g;

/** Throws `timePattern`. */
function refuseUnknown(pattern: string): void {
  const letters = pattern.replaceAll(quoted, '').replaceAll(/[^A-Za-z]/g, '');
  if (!known.test(letters) || letters === '') throw new MappingFault('timePattern', { pattern });
}

/** An instant in a time zone by a Unicode pattern: `yyyy-MM-dd HH:mm:ss`. Throws `timePattern`. */
export function formatTime(time: Date, pattern: string, timeZone: string): string {
  refuseUnknown(pattern);
  return format(time, pattern, { in: tz(timeZone) });
}

/** Reads a time by a pattern, or ISO 8601 without one; without an offset it is in `timeZone`. Throws `timeInvalid`, `timePattern`. */
export function parseTime(text: string, pattern: string, timeZone: string, now: Date): Date {
  const zone = { in: tz(timeZone) };
  if (pattern !== '') refuseUnknown(pattern);
  // What a pattern leaves open is that of midnight today.
  const time =
    pattern === '' ? parseISO(text, zone) : parse(text, pattern, zone.in(now).setHours(0, 0, 0, 0), zone);
  if (!isValid(time))
    throw new MappingFault('timeInvalid', { value: shown(text), pattern: pattern || 'ISO 8601' });
  return time;
}
