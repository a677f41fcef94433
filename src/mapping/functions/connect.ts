import { textOf } from '../convert.ts';
import type { MappingFunction } from './MappingFunction.ts';

/** One list with the expression, else a comma, between its elements: lines[].sku and `,`: [A,B] → "A,B". */
export const connect: MappingFunction = {
  sources: 'one',
  read:
    ({ expression = ',' }) =>
    ({ inputs: [input] }) => {
      if (input === null) return null;
      const elements = Array.isArray(input) ? input : [input];
      return elements
        .filter((element) => element !== null)
        .map(textOf)
        .join(expression);
    },
};
