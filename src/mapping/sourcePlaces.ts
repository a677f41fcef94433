import type { MappingDraft } from './MappingRow.ts';
import { type SourcePath, sourcePathsOf } from './sourcePath.ts';

/** A place of the source document: `items[2].qty`, and what stands there. */
export interface SourcePlace {
  readonly path: string;
  readonly value: unknown;
}

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const element = ({ path, value }: SourcePlace, index: number): SourcePlace => ({
  path: `${path}[${index}]`,
  value: Array.isArray(value) ? value[index] : undefined,
});

function elements(place: SourcePlace, index: number | 'each'): SourcePlace[] {
  if (index !== 'each') return [element(place, index)];
  return Array.isArray(place.value) ? place.value.map((_, position) => element(place, position)) : [];
}

/** The places below one that a path leads to: one, or where it has `[]` as many as there are elements. */
function placesBelow(start: SourcePlace, path: SourcePath): SourcePlace[] {
  return path.reduce<SourcePlace[]>(
    (places, { name, indexes }) =>
      indexes.reduce<SourcePlace[]>(
        (found, index) => found.flatMap((place) => elements(place, index)),
        name === ''
          ? places
          : places.map(({ path, value }) => ({
              path: path === '' ? name : `${path}.${name}`,
              value: own(value, name),
            })),
      ),
    [start],
  );
}

type Aliases = ReadonlyMap<string, SourcePlace>;

function placesOf(path: SourcePath, document: unknown, aliases: Aliases): SourcePlace[] {
  const [first, ...rest] = path;
  const alias = first && aliases.get(first.name);
  if (!first || !alias) return placesBelow({ path: '', value: document }, path);
  return placesBelow(alias, [{ name: '', indexes: first.indexes }, ...rest]);
}

const hasEach = (path: SourcePath): boolean => path.some(({ indexes }) => indexes.includes('each'));

const listsIn = (targetField: string): number => targetField.split('[]').length - 1;

/** The sub-tables that a row belongs to, the outermost first. */
const tablesOf = (
  { targetField = '', functionType }: MappingDraft,
  rows: readonly MappingDraft[],
): MappingDraft[] =>
  rows
    .filter((row) => row.functionType === 'SUB_TABLE' && functionType !== 'POST_CUSTOM')
    .filter((row) => targetField.startsWith(`${row.targetField}[].`))
    .sort((one, other) => listsIn(one.targetField ?? '') - listsIn(other.targetField ?? ''));

/** The element that a sub-table calls by its alias, where it writes its element `index`. */
function elementOf(
  table: MappingDraft,
  index: number,
  document: unknown,
  aliases: Aliases,
): SourcePlace | undefined {
  const [path] = sourcePathsOf(table.sourceField ?? '');
  if (!path) return undefined;
  const places = placesOf(path, document, aliases);
  if (hasEach(path)) return places[index];
  return places[0] && element(places[0], index);
}

/**
 * Where in the document a row finds the values of its source fields when it writes to `at`: `lines[2].sku`. Throws
 * `pathInvalid` as the row itself does.
 */
export function sourcePlaces(
  row: MappingDraft,
  rows: readonly MappingDraft[],
  at: string,
  document: unknown,
): SourcePlace[] {
  if (!row.sourceField) return [];
  const indexes = [...at.matchAll(/\[(\d+)\]/g)].map(([, digits]) => Number(digits));
  const aliases = new Map<string, SourcePlace>();
  for (const table of tablesOf(row, rows)) {
    const found = elementOf(table, indexes[listsIn(table.targetField ?? '')] ?? 0, document, aliases);
    if (found) aliases.set((table.expression ?? '').trim(), found);
  }
  return sourcePathsOf(row.sourceField).flatMap((path) => placesOf(path, document, aliases));
}
