import type { ProjectFile } from '../../../generator/load/Project.ts';
import { type Mutation, misspell } from './Mutation.ts';

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** Returns the name in a path: `erp` for `schemas/entities/erp.schema.json`. */
export const nameIn = (path: string): string => baseName(path).replace(/(\.schema)?\.json$/, '');

const withName = (path: string, name: string): string =>
  path.replace(/[^/]+?((\.schema)?\.json)$/, `${name}$1`);

/** Returns a mutation that moves a file to another path, or copies it there if `isKept`. */
export const placeFile = (
  operator: string,
  { path, text }: ProjectFile<unknown>,
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

export const renameFile = (operator: string, file: ProjectFile<unknown>): Mutation =>
  placeFile(operator, file, withName(file.path, misspell(nameIn(file.path))), false);

export const copyFile = (operator: string, file: ProjectFile<unknown>): Mutation =>
  placeFile(operator, file, withName(file.path, `${nameIn(file.path)}Copy`), true);
