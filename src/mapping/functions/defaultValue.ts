import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './MappingFunction.ts';

/** uom and `EA`: null or "" → "EA". */
export const defaultValue: MappingFunction = {
  sources: 'one',
  read: (row) => {
    const otherwise = expressionOf(row);
    return ({ inputs: [input] }) => (input === null || input === '' ? otherwise : input);
  },
};
