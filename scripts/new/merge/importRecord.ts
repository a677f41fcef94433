import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsFolder } from '../../../generator/load/loadProject.ts';
import type { SchemaFileValues } from '../schemaFiles/renderSchemaFiles.ts';

/** The last import of a source. The next one compares with it. */
export interface ImportRecord {
  /** File, address or database of the source, without credentials. */
  readonly source: string;
  readonly files: SchemaFileValues;
}

export const importRecordPath = (name: string): string => `${importsFolder}/${name}.json`;

/** Returns the last import of a name; undefined before the first. */
export function readImportRecord(root: string, name: string): ImportRecord | undefined {
  const path = join(root, importRecordPath(name));
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
