import type { Operation } from '../../contract/operation.ts';

const inPath = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Those of `values` that are parameters of the operation, in its query or its path. */
export function argsByName(
  { query, path }: Pick<Operation, 'query' | 'path'>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = [...Object.keys(query), ...inPath(path)];
  return Object.fromEntries(
    names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  );
}
