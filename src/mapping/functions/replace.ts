import { textOf } from '../convert.ts';
import { MappingFault } from '../MappingFault.ts';
import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './MappingFunction.ts';

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'string') &&
  value[0] !== '';

function pairsOf(expression: string): [string, string][] {
  try {
    const pairs: unknown = JSON.parse(expression);
    if (Array.isArray(pairs) && pairs.every(isPair)) return pairs;
  } catch {
    // Not JSON: refused below, as JSON of another shape is.
  }
  throw new MappingFault('replaceInvalid', { expression });
}

/** Pairs of plain texts, one after the other, each wherever it stands: no and `[["-",""]]`: "A-1" → "A1". */
export const replace: MappingFunction = {
  sources: 'one',
  read: (row) => {
    const pairs = pairsOf(expressionOf(row));
    return ({ inputs: [input] }) => {
      if (input === null) return null;
      return pairs.reduce((text, [search, by]) => {
        const replaced = text.replaceAll(search, () => by);
        if (replaced.length > 1_000_000) throw new MappingFault('tooLarge');
        return replaced;
      }, textOf(input));
    };
  },
};
