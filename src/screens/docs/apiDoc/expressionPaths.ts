import jsonata from 'jsonata';
import { isRecord } from '../../../contract/json/isRecord.ts';
import { isPathName } from '../../../mapping/paths/sourcePath.ts';

/** Names from the data of an expression to a place in it. The first name is `$source` if the expression names it. */
type Place = readonly string[];

/** Returns the place of a node's value; undefined if names alone do not lead to it. */
function placeOf({ type, value }: Readonly<Record<string, unknown>>, context: Place | undefined) {
  if (type === 'name') return context && [...context, String(value)];
  if (type === 'variable' && value === 'source') return ['$source'];
  const isSame = type === 'sort' || (type === 'variable' && value === '');
  return isSame ? context : undefined;
}

/**
 * Yields the places that a part of a parsed expression reads by names.
 * @param context the place that its names start from
 * @returns the place of its own value
 */
function* findPlaces(node: unknown, context: Place | undefined): Generator<Place, Place | undefined> {
  if (Array.isArray(node)) {
    for (const part of node) yield* findPlaces(part, context);
    return undefined;
  }
  // The names of a transformation start from the objects that its pattern finds.
  if (!isRecord(node) || node.type === 'transform') return undefined;
  const { steps, stages, predicate, group, focus, ...parts } = node;
  yield* findPlaces(Object.values(parts), context);
  let place = placeOf(node, context);
  if (Array.isArray(steps)) {
    place = context;
    for (const step of steps) place = yield* findPlaces(step, place);
  } else if (place && node.type === 'name') yield place;
  yield* findPlaces([stages, predicate, group], place);
  // `lines@$line.x` reads `x` beside the lines.
  return focus === undefined ? place : undefined;
}

/** Reads the paths of an expression, as names. */
export type ReadExpressionPaths = (expression: string) => readonly Place[];

/**
 * Returns the paths that a JSONata expression reads by names only: `$sum(lines.qty)` reads `lines` and `lines.qty`.
 * Names of variables and computed names are left out. Empty for an invalid expression.
 */
export const readExpressionPaths: ReadExpressionPaths = (expression) => {
  try {
    const places = [...findPlaces(jsonata(expression).ast(), [])];
    return places.filter((place) => place.every(isPathName));
  } catch {
    // The mapping's own checks report this error.
    return [];
  }
};
