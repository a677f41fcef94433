import { textOf } from '../convert.ts';
import type { MappingFunction } from './FunctionCall.ts';
import { only } from './only.ts';

/** One list with the expression, else a comma, between its elements: lines[].sku and `,`: [A,B] → "A,B". */
export const connect: MappingFunction = (call) => {
  const input = only(call);
  if (input === null) return null;
  const elements = Array.isArray(input) ? input : [input];
  return elements
    .filter((element) => element !== null)
    .map(textOf)
    .join(call.row.expression ?? ',');
};
