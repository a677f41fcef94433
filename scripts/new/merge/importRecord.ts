import { importsFolder } from '../../../generator/load/loadProject.ts';
import type { SchemaFileValues } from '../schemaFiles/renderSchemaFiles.ts';
import { readJsonFile } from './mergeFiles.ts';

/** The last import of a source. The next one compares with it. */
export interface ImportRecord {
  /** File, address or database of the source, without credentials. */
  readonly source: string;
  readonly files: SchemaFileValues;
}

export const importRecordPath = (name: string): string => `${importsFolder}/${name}.json`;

/** Returns the last import of a name; undefined before the first. Throws if its file is damaged. */
export function readImportRecord(root: string, name: string): ImportRecord | undefined {
  return readJsonFile(root, importRecordPath(name)) as ImportRecord | undefined;
}
