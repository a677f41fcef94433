import { textOf } from '../convert.ts';
import { formatTime as format, parseTime } from '../time.ts';
import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './FunctionCall.ts';
import { only } from './only.ts';

/**
 * One way of writing a time into another: d and `yyyyMMdd=>yyyy-MM-dd`: "20240501" → "2024-05-01". Without a first pattern it reads
 * ISO 8601. Both are in the zone of the distribution centre where the text has no offset.
 */
export const formatTime: MappingFunction = (call) => {
  const parts = expressionOf(call).split('=>');
  const [from = '', to = ''] = parts.length === 1 ? ['', ...parts] : parts;
  const input = only(call);
  if (input === null || input === '') return null;
  const { now, timeZone } = call.context;
  return format(parseTime(textOf(input), from.trim(), timeZone, now), to.trim(), timeZone);
};
