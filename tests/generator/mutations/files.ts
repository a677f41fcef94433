import type { File } from '../../../generator/load.ts';
import { type Mutation, misspelt } from './Mutation.ts';

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** `erp` of `schemas/entities/erp.schema.json`. */
export const nameIn = (path: string): string => baseName(path).replace(/(\.schema)?\.json$/, '');

const withName = (path: string, name: string): string =>
  path.replace(/[^/]+?((\.schema)?\.json)$/, `${name}$1`);

/** The text of a file at another path, and at its own if it is kept. */
export const placed = (
  operator: string,
  { path, text }: File<unknown>,
  other: string,
  isKept: boolean,
): Mutation => ({
  operator,
  places: [
    { file: path, path: [] },
    { file: other, path: [] },
  ],
  name: baseName(path),
  apply: (tree) => tree.with({ ...(isKept ? {} : { [path]: undefined }), [other]: text }),
});

export const renamedFile = (operator: string, file: File<unknown>): Mutation =>
  placed(operator, file, withName(file.path, misspelt(nameIn(file.path))), false);

export const copiedFile = (operator: string, file: File<unknown>): Mutation =>
  placed(operator, file, withName(file.path, `${nameIn(file.path)}Copy`), true);
