import { asList } from './custom.ts';
import type { MappingFunction } from './FunctionCall.ts';

/**
 * JSONata over the mapped document, after all other rows: `$round($target.amount, 2)`: 1.005 → 1.01. Names read the object that
 * the row writes to, for `lines[].amount` each element; `$target` is the whole, `$source` the source document.
 */
export const postCustom: MappingFunction = async ({ row, scope, target, holder, compiled }) =>
  asList(row, await compiled().evaluate(holder, { target, source: scope.root }));
