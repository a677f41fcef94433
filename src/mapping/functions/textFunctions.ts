import { toText } from '../conversion/convertValue.ts';
import { MappingError } from '../MappingError.ts';
import { type MappingFunction, requireExpression } from './MappingFunction.ts';

/** Several fields with the expression between them: dc,bin and `-`: SH,01 → "SH-01". What is missing leaves no separator behind. */
export const concatenateFunction: MappingFunction = {
  sources: 'some',
  compile:
    ({ expression = '' }) =>
    ({ inputs }) => {
      const present = inputs.filter((input) => input !== null);
      return present.length === 0 ? null : present.map(toText).join(expression);
    },
};

/** One list with the expression, else a comma, between its elements: lines[].sku and `,`: [A,B] → "A,B". */
export const connectFunction: MappingFunction = {
  sources: 'one',
  compile:
    ({ expression = ',' }) =>
    ({ inputs: [input] }) => {
      if (input === null) return null;
      const elements = Array.isArray(input) ? input : [input];
      return elements
        .filter((element) => element !== null)
        .map(toText)
        .join(expression);
    },
};

const extractPattern = /^\s*(-?\d+)\s*(?:,\s*(\d+)\s*)?$/;

/**
 * Characters by start and length: code and `0,2`: "CN021" → "CN". Without a length up to the end; a negative start counts
 * from the end.
 */
export const extractFunction: MappingFunction = {
  sources: 'one',
  compile: (row) => {
    const expression = requireExpression(row);
    const [match, start, length] = extractPattern.exec(expression) ?? [];
    if (match === undefined) throw new MappingError('extractInvalid', { expression });
    return ({ inputs: [input] }) => {
      if (input === null) return null;
      // By characters as people count them: some take two of JavaScript's.
      const tail = Array.from(toText(input)).slice(Number(start));
      return (length === undefined ? tail : tail.slice(0, Number(length))).join('');
    };
  },
};

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
    // Not JSON: refused below, as JSON of another shape is.
  }
  throw new MappingError('replaceInvalid', { expression });
}

/** Pairs of plain texts, one after the other, each wherever it stands: no and `[["-",""]]`: "A-1" → "A1". */
export const replaceFunction: MappingFunction = {
  sources: 'one',
  compile: (row) => {
    const pairs = parsePairs(requireExpression(row));
    return ({ inputs: [input] }) => {
      if (input === null) return null;
      return pairs.reduce((text, [search, by]) => {
        const replaced = text.replaceAll(search, () => by);
        if (replaced.length > 1_000_000) throw new MappingError('tooLarge');
        return replaced;
      }, toText(input));
    };
  },
};
