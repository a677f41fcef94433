import { toText } from '../conversion/convertValue.ts';
import { formatTime, isZoneless, parseTime, parseTimePattern, rewriteTime } from '../conversion/time.ts';
import { type MappingFunction, requireExpression } from './MappingFunction.ts';

/** The current time in the zone of the distribution centre, by a pattern such as `yyyy-MM-dd`. */
export const currentTimeFunction: MappingFunction = {
  sources: 'any',
  compile: ({ expression = 'yyyy-MM-dd HH:mm:ss' }) => {
    const pattern = parseTimePattern(expression);
    return ({ context }) => formatTime(context.now, pattern, context.timeZone);
  },
};

/**
 * Converts a time between formats: d and `yyyyMMdd=>yyyy-MM-dd`: "20240501" → "2024-05-01". Without a first
 * pattern it reads ISO 8601. Texts without an offset are in the zone of the distribution centre.
 */
export const formatTimeFunction: MappingFunction = {
  sources: 'one',
  compile: (row) => {
    const parts = requireExpression(row).split('=>');
    const [from = '', to = ''] = (parts.length === 1 ? ['', ...parts] : parts).map((part) => part.trim());
    const read = from === '' ? undefined : parseTimePattern(from);
    const written = parseTimePattern(to);
    const zoneless = read && isZoneless(read, written) ? read : undefined;
    return ({ inputs: [input], context: { now, timeZone } }) => {
      if (input === null || input === '') return null;
      if (zoneless) return rewriteTime(toText(input), zoneless, written);
      return formatTime(parseTime(toText(input), read, timeZone, now), written, timeZone);
    };
  },
};
