import type { ProjectFile } from '../../../generator/load/Project.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { SitePath } from './SchemaSite.ts';
import type { SchemaTree } from './SchemaTree.ts';

export interface MutationPlace {
  readonly file: string;
  readonly path: SitePath;
  /** Only a problem exactly at this place counts, not one below or around it. */
  readonly isAlone?: true;
}

/** One damage of the schema files. */
export interface Mutation {
  readonly operator: string;
  /**
   * The damaged place, and other places at which a problem counts, such as the new place of a moved member.
   */
  readonly places: readonly [MutationPlace, ...MutationPlace[]];
  /** Name of the damaged thing, if other places may refer to it. */
  readonly name?: string;
  readonly apply: (tree: SchemaTree) => SchemaTree;
}

export const placeOf = ({ file, path }: { file: ProjectFile<unknown>; path: SitePath }): MutationPlace => ({
  file: file.path,
  path,
});

export const valueAtPath = (value: unknown, path: SitePath): unknown =>
  path.reduce<unknown>(
    (found, key) => (isRecord(found) || Array.isArray(found) ? Object(found)[key] : undefined),
    value,
  );

/** Returns a word without its second letter, like a typing error. */
export const misspell = (word: string): string => (word.length > 1 ? word[0] + word.slice(2) : `${word}x`);

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns a mutation that changes a copy of the value of one file. */
export const editFile =
  (file: ProjectFile<unknown>, change: (copy: unknown) => unknown) =>
  (tree: SchemaTree): SchemaTree => {
    const copy: unknown = JSON.parse(file.text);
    change(copy);
    return tree.with({ [file.path]: written(copy) });
  };

export function setAtPath(target: unknown, path: SitePath, value: unknown): void {
  const owner = valueAtPath(target, path.slice(0, -1)) as Record<string | number, unknown>;
  owner[path.at(-1) ?? ''] = value;
}

/** Removes a member or an element, and returns it. */
export function takeAtPath(target: unknown, path: SitePath): unknown {
  const owner = valueAtPath(target, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1) ?? '';
  const value = owner[key];
  if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else delete owner[key];
  return value;
}

/** Renames a member. It keeps its position. */
export function renameAtPath(target: unknown, path: SitePath, name: string): void {
  const owner = valueAtPath(target, path.slice(0, -1)) as Record<string, unknown>;
  const members = Object.entries(owner);
  for (const [key] of members) delete owner[key];
  for (const [key, value] of members) owner[key === path.at(-1) ? name : key] = value;
}

/** Returns the text of a file with a member written twice. */
export function duplicateMember(file: ProjectFile<unknown>, path: SitePath): string {
  const copy: unknown = JSON.parse(file.text);
  const twin = `${String(path.at(-1))}\u0001`;
  setAtPath(copy, [...path.slice(0, -1), twin], valueAtPath(copy, path));
  return written(copy).replace(`${JSON.stringify(twin).slice(0, -1)}"`, JSON.stringify(path.at(-1)));
}
