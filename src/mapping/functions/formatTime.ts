import { textOf } from '../convert.ts';
import { formatTime as format, isZoneless, parseTime, patternOf, rewriteTime } from '../time.ts';
import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './MappingFunction.ts';

/**
 * One way of writing a time into another: d and `yyyyMMdd=>yyyy-MM-dd`: "20240501" → "2024-05-01". Without a first pattern it reads
 * ISO 8601. Both are in the zone of the distribution centre where the text has no offset.
 */
export const formatTime: MappingFunction = {
  sources: 'one',
  read: (row) => {
    const parts = expressionOf(row).split('=>');
    const [from = '', to = ''] = (parts.length === 1 ? ['', ...parts] : parts).map((part) => part.trim());
    const read = from === '' ? undefined : patternOf(from);
    const written = patternOf(to);
    const zoneless = read && isZoneless(read, written) ? read : undefined;
    return ({ inputs: [input], context: { now, timeZone } }) => {
      if (input === null || input === '') return null;
      if (zoneless) return rewriteTime(textOf(input), zoneless, written);
      return format(parseTime(textOf(input), read, timeZone, now), written, timeZone);
    };
  },
};
