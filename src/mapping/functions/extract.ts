import { textOf } from '../convert.ts';
import { MappingFault } from '../MappingFault.ts';
import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './MappingFunction.ts';

const pattern = /^\s*(-?\d+)\s*(?:,\s*(\d+)\s*)?$/;

/**
 * Characters by start and length: code and `0,2`: "CN021" → "CN". Without a length up to the end; a negative start counts
 * from the end.
 */
export const extract: MappingFunction = {
  sources: 'one',
  read: (row) => {
    const expression = expressionOf(row);
    const [match, start, length] = pattern.exec(expression) ?? [];
    if (match === undefined) throw new MappingFault('extractInvalid', { expression });
    return ({ inputs: [input] }) => {
      if (input === null) return null;
      // By characters as people count them: some take two of JavaScript's.
      const tail = Array.from(textOf(input)).slice(Number(start));
      return (length === undefined ? tail : tail.slice(0, Number(length))).join('');
    };
  },
};
