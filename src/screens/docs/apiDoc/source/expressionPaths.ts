import jsonata from 'jsonata';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { isPathName } from '../../../../mapping/paths/sourcePath.ts';

/** Names from the data of an expression to a place in it. The first name is `$source` if the expression names it. */
type Place = readonly string[];

/** A place that an expression reads. */
interface ReadPlace {
  readonly place: Place;
  /** The expression calculates with the value, and fails if it is not a number. */
  readonly isNumber: boolean;
}

type AstNode = Readonly<Record<string, unknown>>;

const arithmeticOperators: ReadonlySet<unknown> = new Set(['+', '-', '*', '/', '%']);

/** Functions of JSONata whose arguments are numbers or lists of numbers. */
const numberFunctions: ReadonlySet<unknown> = new Set([
  ...['sum', 'max', 'min', 'average'],
  ...['abs', 'floor', 'ceil', 'round', 'sqrt', 'power'],
]);

/** True for the name of such a function, or its call. */
const isNumberFunction = (node: unknown): boolean =>
  isRecord(node) &&
  (node.type === 'function'
    ? isNumberFunction(node.procedure)
    : node.type === 'variable' && numberFunctions.has(node.value));

/** Returns the parts of a node whose values must be numbers. */
function operandsOf(node: AstNode): unknown[] {
  const { type, value, lhs, rhs } = node;
  if (type === 'binary' && arithmeticOperators.has(value)) return [lhs, rhs];
  if (type === 'unary' && value === '-') return [node.expression];
  if (type === 'apply' && isNumberFunction(rhs)) return [lhs];
  return type === 'function' && isNumberFunction(node) ? [node.arguments] : [];
}

/** Returns the place of a node's value; undefined if names alone do not lead to it. */
function placeOf({ type, value }: AstNode, context: Place | undefined) {
  if (type === 'name') return context && [...context, String(value)];
  if (type === 'variable' && value === 'source') return ['$source'];
  const isSame = type === 'sort' || (type === 'variable' && value === '');
  return isSame ? context : undefined;
}

/**
 * Yields the places that a part of a parsed expression reads by names.
 * @param context the place that its names start from
 * @param isNumber the value of the part must be a number
 * @returns the place of its own value
 */
function* findPlaces(
  node: unknown,
  context: Place | undefined,
  isNumber = false,
): Generator<ReadPlace, Place | undefined> {
  if (Array.isArray(node)) {
    for (const part of node) yield* findPlaces(part, context, isNumber);
    return undefined;
  }
  // The names of a transformation start from the objects that its pattern finds.
  if (!isRecord(node) || node.type === 'transform') return undefined;
  const { steps, stages, predicate, group, focus, ...parts } = node;
  const operands = operandsOf(node);
  for (const part of Object.values(parts)) yield* findPlaces(part, context, operands.includes(part));
  let place = placeOf(node, context);
  if (Array.isArray(steps)) {
    place = context;
    for (const step of steps) place = yield* findPlaces(step, place, isNumber && step === steps.at(-1));
  } else if (place && node.type === 'name') yield { place, isNumber };
  yield* findPlaces([stages, predicate, group], place);
  // `lines@$line.x` reads `x` beside the lines.
  return focus === undefined ? place : undefined;
}

/** Reads the paths of an expression, as names. */
export type ReadExpressionPaths = (expression: string) => readonly ReadPlace[];

/**
 * Returns the paths that a JSONata expression reads by names only: `$sum(lines.qty)` reads `lines` and `lines.qty`.
 * Names of variables and computed names are left out. Empty for an invalid expression.
 */
export const readExpressionPaths: ReadExpressionPaths = (expression) => {
  try {
    const places = [...findPlaces(jsonata(expression).ast(), [])];
    return places.filter(({ place }) => place.every(isPathName));
  } catch {
    // The mapping's own checks report this error.
    return [];
  }
};
