import { MappingError } from '../MappingError.ts';
import { assertTextLength, joinTexts } from '../textLimit.ts';
import type { MappingFunctions } from './MappingFunction.ts';

const extractPattern = /^\s*(-?\d+)\s*(?:,\s*(\d+)\s*)?$/;

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'string') &&
  value[0] !== '';

function parsePairs(expression: string): [string, string][] {
  try {
    const pairs: unknown = JSON.parse(expression);
    if (Array.isArray(pairs) && pairs.every(isPair)) return pairs;
  } catch {
    // Invalid JSON is refused below, like JSON of another shape.
  }
  throw new MappingError('replaceInvalid', { expression });
}

export const textFunctions = {
  /**
   * Joins several fields with the expression: dc,bin and `-`: SH,01 → "SH-01". Missing values leave no
   * separator.
   */
  CONCATENATE: {
    sourceField: { count: 'some', reads: 'text' },
    expression: { syntax: 'text', default: '' },
    result: { kind: 'value' },
    isNeverNull: false,
    runs: 'inOrder',
    compile:
      ({ expression }, { toText }) =>
      ({ inputs }) => {
        const present = inputs.filter((input) => input !== null);
        return present.length === 0 ? null : joinTexts(present.map(toText), expression);
      },
  },
  /**
   * Joins the elements of one list with the expression, default a comma: lines[].sku and `,`: [A,B] → "A,B".
   */
  CONNECT: {
    sourceField: { count: 'one', reads: 'texts' },
    expression: { syntax: 'text', default: ',' },
    result: { kind: 'value' },
    isNeverNull: false,
    runs: 'inOrder',
    compile:
      ({ expression }, { toText }) =>
      ({ inputs: [input] }) => {
        if (input === null) return null;
        const elements = Array.isArray(input) ? input : [input];
        const present = elements.filter((element) => element !== null);
        return joinTexts(present.map(toText), expression);
      },
  },
  /**
   * Characters by start and length: code and `0,2`: "CN021" → "CN". Without a length up to the end; a
   * negative start counts from the end.
   */
  EXTRACT: {
    sourceField: { count: 'one', reads: 'text' },
    expression: { syntax: 'text' },
    result: { kind: 'value' },
    isNeverNull: false,
    runs: 'inOrder',
    compile: ({ expression }, { toText }) => {
      const [match, start, length] = extractPattern.exec(expression) ?? [];
      if (match === undefined) throw new MappingError('extractInvalid', { expression });
      return ({ inputs: [input] }) => {
        if (input === null) return null;
        // Counts characters as people do: some take two code units in JavaScript.
        const tail = Array.from(toText(input)).slice(Number(start));
        return (length === undefined ? tail : tail.slice(0, Number(length))).join('');
      };
    },
  },
  /**
   * Replaces all occurrences of pairs of plain texts, one pair after the other: no and `[["-",""]]`: "A-1" →
   * "A1".
   */
  REPLACE: {
    sourceField: { count: 'one', reads: 'text' },
    expression: { syntax: 'text' },
    result: { kind: 'value' },
    isNeverNull: false,
    runs: 'inOrder',
    compile: ({ expression }, { toText }) => {
      const pairs = parsePairs(expression);
      return ({ inputs: [input] }) => {
        if (input === null) return null;
        return pairs.reduce((text, [search, by]) => {
          const replaced = text.replaceAll(search, () => by);
          assertTextLength(replaced.length);
          return replaced;
        }, toText(input));
      };
    },
  },
} as const satisfies MappingFunctions;
