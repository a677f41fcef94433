import { compileExpression } from '../expression.ts';
import type { MappingRow } from '../MappingRow.ts';
import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './MappingFunction.ts';

/** JSONata answers a list of one with its element: a field that is a list gets the list back. */
export const asList = ({ type }: MappingRow, value: unknown): unknown =>
  type === 'ARRAY' && value !== null && !Array.isArray(value) ? [value] : value;

/**
 * JSONata over all that the row can read: `qty*price`: 2,3 → 6. `$value` is the value of the source field where there is one, a
 * list where there are several; `$source` the whole document.
 */
export const custom: MappingFunction = {
  sources: 'any',
  read: (row) => {
    const expression = compileExpression(expressionOf(row));
    return async ({ inputs, scope }) => {
      const value = inputs.length > 1 ? inputs : inputs[0];
      return asList(row, await expression.evaluate(scope.input, { value, source: scope.root }));
    };
  },
};
