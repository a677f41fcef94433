import type { MappingFunctions } from './MappingFunction.ts';

/** The read and the written pattern of a conversion; the read one is empty for ISO 8601. */
function splitConversion(expression: string): readonly [from: string, to: string] {
  const parts = expression.split('=>');
  const [from = '', to = ''] = (parts.length === 1 ? ['', ...parts] : parts).map((part) => part.trim());
  return [from, to];
}

export const timeFunctions = {
  /** The current time in the zone of the distribution centre, by a pattern such as `yyyy-MM-dd`. */
  CURRENT_TIME: {
    sourceField: null,
    expression: { syntax: 'timePattern', default: 'yyyy-MM-dd HH:mm:ss' },
    result: { kind: 'time', patternOf: (expression) => expression.trim() },
    isNeverNull: true,
    runs: 'inOrder',
    compile: ({ expression }, { parseTimePattern, formatTime }) => {
      const pattern = parseTimePattern(expression);
      return ({ context }) => formatTime(context.now, pattern, context.timeZone);
    },
  },
  /**
   * Converts a time between formats: d and `yyyyMMdd=>yyyy-MM-dd`: "20240501" → "2024-05-01". Without a first
   * pattern it reads ISO 8601. Texts without an offset are in the zone of the distribution centre.
   */
  FORMAT_TIME: {
    sourceField: { count: 'one', reads: 'text' },
    expression: { syntax: 'timeConversion' },
    result: { kind: 'time', patternOf: (expression) => splitConversion(expression)[1] },
    isNeverNull: false,
    runs: 'inOrder',
    compile: (
      { expression },
      { toText, parseTimePattern, parseReadPattern, parseTime, formatTime, isZoneless, rewriteTime },
    ) => {
      const [from, to] = splitConversion(expression);
      const read = from === '' ? undefined : parseReadPattern(from);
      const written = parseTimePattern(to);
      return ({ inputs: [input], context: { now, timeZone } }) => {
        if (input === null || input === '') return null;
        const text = toText(input);
        return isZoneless(text, read, written)
          ? rewriteTime(text, read, written, now)
          : formatTime(parseTime(text, read, timeZone, now), written, timeZone, { text, read });
      };
    },
  },
} as const satisfies MappingFunctions;
