import type { JsonataNode } from './createSizeChecks.ts';

/** A name that no expression can have. */
const variableOf = (_: unknown, index: number): JsonataNode => ({ type: 'variable', value: `?${index}` });

const isPlaceholder = ({ type, value }: JsonataNode): boolean => type === 'operator' && value === '?';

/**
 * Turns a partial application in a parsed expression into the function that it stands for: `$append(?, list)` into
 * `($b := list; function($a) { $append($a, $b) })`. JSONata would call its own functions without a step of the
 * evaluation, so neither their time nor the size of their results would be checked.
 */
export function expandPartial(part: JsonataNode): void {
  if (part.type !== 'partial') return;
  const { procedure, arguments: given = [], position } = part;
  const variables = given.map(variableOf);
  const bind = (lhs: JsonataNode, rhs: JsonataNode): JsonataNode => ({ type: 'bind', lhs, rhs, position });
  // The name may get another function before the call: `$f := $f(?, 1)`.
  const ownName = procedure?.type === 'variable' ? [bind(procedure, procedure)] : [];
  const values = variables.flatMap((variable, index) => {
    const argument = given[index];
    return argument && !isPlaceholder(argument) ? [bind(variable, argument)] : [];
  });
  const bound = new Set(values.map(({ lhs }) => lhs));
  const lambda = {
    type: 'lambda',
    arguments: variables.filter((variable) => !bound.has(variable)),
    body: { type: 'function', procedure, arguments: variables, position },
    position,
  };
  Object.assign(part, { type: 'block', expressions: [...ownName, ...values, lambda] });
}
