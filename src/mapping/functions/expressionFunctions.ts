import type { FunctionRow, MappingFunctions } from './MappingFunction.ts';

/** JSONata returns a list of one as its element: a list field gets the list back. */
const ensureList = ({ type }: FunctionRow, value: unknown): unknown =>
  type === 'ARRAY' && value !== null && !Array.isArray(value) ? [value] : value;

export const expressionFunctions = {
  /**
   * JSONata over all readable data of the row: `qty*price`: 2,3 → 6. `$value` is the value of the source
   * field, or a list of them; `$source` the whole document.
   */
  CUSTOM: {
    sourceField: { count: 'any', reads: 'value' },
    expression: { syntax: 'sourceJsonata' },
    result: { kind: 'value' },
    isNeverNull: false,
    runs: 'inOrder',
    compile: (row, { compileExpression }) => {
      const expression = compileExpression(row.expression);
      return async ({ inputs, scope }) => {
        const value = inputs.length > 1 ? inputs : inputs[0];
        return ensureList(
          row,
          await expression.evaluate(scope.expressionInput, {
            value: () => scope.toInput(value),
            source: () => scope.toInput(scope.root),
          }),
        );
      };
    },
  },
  /**
   * JSONata over the mapped document, after all other rows: `$round($target.amount, 2)`: 1.005 → 1.01. Names
   * refer to the object that the row writes to, for `lines[].amount` each element; `$target` is the whole
   * document, `$source` the source document.
   */
  POST_CUSTOM: {
    sourceField: null,
    expression: { syntax: 'targetJsonata' },
    result: { kind: 'value' },
    isNeverNull: false,
    runs: 'last',
    compile: (row, { compileExpression, toExpressionInput }) => {
      const expression = compileExpression(row.expression);
      return async ({ scope, target, targetObject }) => {
        const bindings = { target: () => toExpressionInput(target), source: () => scope.toInput(scope.root) };
        return ensureList(row, await expression.evaluate(toExpressionInput(targetObject), bindings));
      };
    },
  },
} as const satisfies MappingFunctions;
