import { ValueSizes } from './ValueSizes.ts';

/** A part of a parsed expression; the types of JSONata do not have all members. */
export interface JsonataNode {
  readonly type?: unknown;
  readonly lhs?: JsonataNode;
  readonly rhs?: JsonataNode;
  readonly steps?: readonly JsonataNode[];
  readonly stages?: unknown;
  readonly predicate?: unknown;
  readonly group?: unknown;
  readonly tuple?: unknown;
  readonly value?: unknown;
  readonly procedure?: JsonataNode;
  readonly arguments?: readonly JsonataNode[];
  readonly position?: unknown;
}

/** The variables that a step of an evaluation sees. */
export interface JsonataFrame {
  /** The frame of the whole evaluation. */
  readonly base: object;
}

const creators: ReadonlySet<unknown> = new Set(['apply', 'descendant', 'function', 'unary', 'wildcard']);

/** A path such as `$source.lines.sku`: its result is at most as large as its context or its variable. */
const isPlainPath = ({ steps = [], group }: JsonataNode): boolean =>
  !group &&
  steps.every(
    ({ type, stages, predicate, tuple }, index) =>
      (type === 'name' || (type === 'variable' && index === 0)) && !stages && !predicate && !tuple,
  );

/**
 * False for a step that returns the input, a part of it, or a value that an earlier step returned. A variable can
 * be a list that no step returned: the values of a group.
 */
function canCreate(part: JsonataNode, result: object): boolean {
  if (part.group || part.predicate || creators.has(part.type)) return true;
  if (part.type === 'path') return !isPlainPath(part);
  return (part.type === 'variable' || part.type === 'parent') && Array.isArray(result);
}

/**
 * True for a step that reads parts of the elements of its context, which can be a list that no step returned: the
 * elements of a group. Other steps read the elements only, and lists within the list.
 */
const readsParts = ({ type, arguments: given }: JsonataNode, context: readonly unknown[]): boolean =>
  type === 'descendant' || (type === 'function' && given?.length === 0) || context.some(Array.isArray);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The tuples of a path with `@`, `#` or `%` are no values: an expression reads their members as variables. */
const isTupleStream = (result: object): boolean => 'tupleStream' in result;

/**
 * Creates the checks before and after each step of the evaluations of an expression. They throw `tooLarge`. JSONata
 * compares, writes or flattens a value in one step, however long this takes.
 */
export function createSizeChecks() {
  const evaluations = new WeakMap<object, ValueSizes>();
  const sizesOf = ({ base }: JsonataFrame): ValueSizes => {
    const sizes = evaluations.get(base) ?? new ValueSizes();
    evaluations.set(base, sizes);
    return sizes;
  };
  // Most evaluations create no object, and need no sizes.
  const canChange = ({ base }: JsonataFrame): boolean => evaluations.get(base)?.canChange ?? false;
  return {
    checkContext(part: JsonataNode, context: unknown, frame: JsonataFrame): void {
      if (!isObject(context)) return;
      const isNew = Array.isArray(context) && readsParts(part, context);
      if (isNew || canChange(frame)) sizesOf(frame).assert(context);
    },
    checkResult(part: JsonataNode, result: unknown, frame: JsonataFrame): void {
      if (!isObject(result) || isTupleStream(result)) return;
      // A transform writes into objects that earlier steps have returned.
      if (part.type === 'transform') sizesOf(frame).expectChanges();
      if (canCreate(part, result) || canChange(frame)) sizesOf(frame).assert(result);
    },
  };
}
