import { compileExpression } from '../expression.ts';
import { asList } from './custom.ts';
import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './MappingFunction.ts';

/**
 * JSONata over the mapped document, after all other rows: `$round($target.amount, 2)`: 1.005 → 1.01. Names read the object that
 * the row writes to, for `lines[].amount` each element; `$target` is the whole, `$source` the source document.
 */
export const postCustom: MappingFunction = {
  sources: 'any',
  read: (row) => {
    const expression = compileExpression(expressionOf(row));
    return async ({ scope, target, holder }) =>
      asList(row, await expression.evaluate(holder, { target, source: scope.root }));
  },
};
