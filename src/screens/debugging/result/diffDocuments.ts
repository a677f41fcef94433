import { isRecord } from '../../../contract/json/isRecord.ts';

/**
 * A difference between two documents at one place. Without `before` or `after`, only one of them has the
 * place.
 */
export interface DocumentDifference {
  /** `lines[2].sku`; empty for the document itself. */
  readonly path: string;
  /** As JSON. */
  readonly before?: string;
  readonly after?: string;
}

/** Collects the leaves of a document as JSON, by path. An empty object or list is a leaf too. */
function collectLeaves(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  const inside: [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [`${path}[${index}]`, item])
    : Object.entries(isRecord(value) ? value : {}).map(([name, item]) => [
        path === '' ? name : `${path}.${name}`,
        item,
      ]);
  for (const [place, item] of inside) collectLeaves(item, place, into);
  if (inside.length === 0 && value !== undefined) into.set(path, JSON.stringify(value));
  return into;
}

/**
 * Returns the differences of two JSON documents in the order of the first, then the places that only the
 * second has.
 */
export function diffDocuments(before: unknown, after: unknown): readonly DocumentDifference[] {
  const [left, right] = [collectLeaves(before), collectLeaves(after)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((path) => left.get(path) !== right.get(path))
    .map((path) => ({ path, before: left.get(path), after: right.get(path) }));
}
