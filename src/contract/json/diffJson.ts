import isEqual from 'fast-deep-equal';
import { isRecord } from './isRecord.ts';

/** A difference at one place of two JSON values. A side without the place is undefined. */
interface JsonDifference<T = unknown> {
  /** For a record, the name of a property. For a document, `lines[2].sku`; empty for the document itself. */
  readonly path: string;
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/** Returns the places with different values, in the order of the first side; then those of the second only. */
export const diffPlaces = <T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
): JsonDifference<T>[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, before: before.get(path), after: after.get(path) }))
    .filter((place) => !isEqual(place.before, place.after));

/** Returns the properties that differ between two records. Lists and objects are compared as a whole. */
export const diffRecords = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): JsonDifference[] => diffPlaces(new Map(Object.entries(before)), new Map(Object.entries(after)));

/** Returns the values without children by path. An empty list or object is one of them. */
export function leavesOf(value: unknown, path = '', leaves = new Map<string, unknown>()) {
  const members: [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [`${path}[${index}]`, item])
    : Object.entries(isRecord(value) ? value : {}).map(([name, item]) => [
        path === '' ? name : `${path}.${name}`,
        item,
      ]);
  for (const [place, item] of members) leavesOf(item, place, leaves);
  if (members.length === 0) leaves.set(path, value);
  return leaves;
}

/** Returns the leaves that differ between two documents. Elements of lists are compared by index. */
export const diffDocuments = (before: unknown, after: unknown): JsonDifference[] =>
  diffPlaces(leavesOf(before), leavesOf(after));
