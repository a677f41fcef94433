import type { File } from '../../../generator/load.ts';
import { isRecord } from '../../../src/contract/isRecord.ts';
import type { Path } from './Spot.ts';
import type { Tree } from './Tree.ts';

export interface Place {
  readonly file: string;
  readonly path: Path;
  /** Nothing below it, or around it, counts. */
  readonly isAlone?: true;
}

/** One damage to the schema files. */
export interface Mutation {
  readonly operator: string;
  /** What is damaged, and where it stands now, if it was moved. */
  readonly places: readonly [Place, ...Place[]];
  /** What it is called, when other places may speak of it. */
  readonly name?: string;
  readonly apply: (tree: Tree) => Tree;
}

export const placeOf = ({ file, path }: { file: File<unknown>; path: Path }): Place => ({
  file: file.path,
  path,
});

export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (found, key) => (isRecord(found) || Array.isArray(found) ? Object(found)[key] : undefined),
    value,
  );

/** A word that somebody mistyped: its second letter is missing. */
export const misspelt = (word: string): string => (word.length > 1 ? word[0] + word.slice(2) : `${word}x`);

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Another text of one file: a copy of its value is changed. */
export const edited =
  (file: File<unknown>, change: (copy: unknown) => unknown) =>
  (tree: Tree): Tree => {
    const copy: unknown = JSON.parse(file.text);
    change(copy);
    return tree.with({ [file.path]: written(copy) });
  };

export function put(target: unknown, path: Path, value: unknown): void {
  const owner = at(target, path.slice(0, -1)) as Record<string | number, unknown>;
  owner[path.at(-1) ?? ''] = value;
}

/** Takes a member or an element out, and returns it. */
export function take(target: unknown, path: Path): unknown {
  const owner = at(target, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1) ?? '';
  const value = owner[key];
  if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else delete owner[key];
  return value;
}

/** Gives a member another name; it keeps its place. */
export function rename(target: unknown, path: Path, name: string): void {
  const owner = at(target, path.slice(0, -1)) as Record<string, unknown>;
  const members = Object.entries(owner);
  for (const [key] of members) delete owner[key];
  for (const [key, value] of members) owner[key === path.at(-1) ? name : key] = value;
}

/** The text of a file in which a member stands twice. */
export function withTwin(file: File<unknown>, path: Path): string {
  const copy: unknown = JSON.parse(file.text);
  const twin = `${String(path.at(-1))}\u0001`;
  put(copy, [...path.slice(0, -1), twin], at(copy, path));
  return written(copy).replace(`${JSON.stringify(twin).slice(0, -1)}"`, JSON.stringify(path.at(-1)));
}
