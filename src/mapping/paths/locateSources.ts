import { functionOf, isSubTable } from '../functions/index.ts';
import type { MappingDraft } from '../MappingRow.ts';
import { ownMember, parseSourcePaths, type SourcePath } from './sourcePath.ts';

/** A place in the source document, `items[2].qty`, with its value. */
export interface SourceLocation {
  readonly path: string;
  readonly value: unknown;
}

const elementAt = ({ path, value }: SourceLocation, index: number): SourceLocation => ({
  path: `${path}[${index}]`,
  value: Array.isArray(value) ? value[index] : undefined,
});

function elementsAt(place: SourceLocation, index: number | 'each'): SourceLocation[] {
  if (index !== 'each') return [elementAt(place, index)];
  return Array.isArray(place.value) ? place.value.map((_, position) => elementAt(place, position)) : [];
}

/** The places that a path leads to from a start: one, or with `[]` one for each element. */
function locationsBelow(start: SourceLocation, path: SourcePath): SourceLocation[] {
  return path.reduce<SourceLocation[]>(
    (places, { name, indexes }) =>
      indexes.reduce<SourceLocation[]>(
        (locations, index) => locations.flatMap((place) => elementsAt(place, index)),
        name === ''
          ? places
          : places.map(({ path, value }) => ({
              path: path === '' ? name : `${path}.${name}`,
              value: ownMember(value, name),
            })),
      ),
    [start],
  );
}

type Aliases = ReadonlyMap<string, SourceLocation>;

function locatePath(path: SourcePath, document: unknown, aliases: Aliases): SourceLocation[] {
  const [first, ...rest] = path;
  const alias = first && aliases.get(first.name);
  if (!first || !alias) return locationsBelow({ path: '', value: document }, path);
  return locationsBelow(alias, [{ name: '', indexes: first.indexes }, ...rest]);
}

const hasEach = (path: SourcePath): boolean => path.some(({ indexes }) => indexes.includes('each'));

const countLists = (targetField: string): number => targetField.split('[]').length - 1;

/** Returns the sub-tables whose elements a row reads by alias, the outermost first. */
export function subTablesOf<T extends Omit<MappingDraft, 'lineNo'>>(
  { targetField }: Pick<T, 'targetField'>,
  rows: readonly T[],
): T[] {
  return rows
    .filter((table) => isSubTable(table) && targetField?.startsWith(`${table.targetField}[].`))
    .sort((one, other) => countLists(one.targetField ?? '') - countLists(other.targetField ?? ''));
}

/** The source element under a sub-table's alias for the target element `index`. */
function findElement(
  table: MappingDraft,
  index: number,
  document: unknown,
  aliases: Aliases,
): SourceLocation | undefined {
  const [path] = parseSourcePaths(table.sourceField ?? '');
  if (!path) return undefined;
  const locations = locatePath(path, document, aliases);
  if (hasEach(path)) return locations[index];
  return locations[0] && elementAt(locations[0], index);
}

/**
 * Returns the places in the document that a row reads for the target `at`: `lines[2].sku`. Throws
 * `pathInvalid` like the row itself.
 */
export function locateSources(
  row: MappingDraft,
  rows: readonly MappingDraft[],
  at: string,
  document: unknown,
): SourceLocation[] {
  if (!row.sourceField || functionOf(row)?.sourceField === null) return [];
  const indexes = [...at.matchAll(/\[(\d+)\]/g)].map(([, digits]) => Number(digits));
  const aliases = new Map<string, SourceLocation>();
  for (const table of subTablesOf(row, rows)) {
    const location = findElement(table, indexes[countLists(table.targetField ?? '')] ?? 0, document, aliases);
    if (location) aliases.set((table.expression ?? '').trim(), location);
  }
  return parseSourcePaths(row.sourceField).flatMap((path) => locatePath(path, document, aliases));
}
