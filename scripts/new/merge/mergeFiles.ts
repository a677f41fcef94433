import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastDeepEqual from 'fast-deep-equal';
import { parseObject } from '../../../generator/load/jsonPosition.ts';
import { formatJson } from '../schemaFiles/formatJson.ts';
import type { SchemaFileValues } from '../schemaFiles/renderSchemaFiles.ts';
import { type MergeConflict, mergeJson } from './mergeJson.ts';

export interface FileConflict extends MergeConflict {
  readonly file: string;
}

interface MergedFiles {
  /** Text by path; undefined for a file to delete. Files that stay as they are do not appear. */
  readonly changes: ReadonlyMap<string, string | undefined>;
  readonly conflicts: readonly FileConflict[];
}

/** Returns the object in a JSON file; undefined without the file. Throws with line and column for any other text. */
export function readJsonFile(root: string, path: string): object | undefined {
  if (!existsSync(join(root, path))) return undefined;
  const parsed = parseObject(readFileSync(join(root, path), 'utf8'));
  if ('value' in parsed) return parsed.value;
  throw new Error(
    `${path}:${parsed.line}:${parsed.column} is not a JSON object: ${parsed.message}. Correct it first.`,
  );
}

/**
 * Merges the files of an import into the files of a project.
 * @param base the files as the last import wrote them; empty for the first import @throws Error if an existing
 * file is not a JSON object
 */
export function mergeFiles(root: string, base: SchemaFileValues, offered: SchemaFileValues): MergedFiles {
  const changes = new Map<string, string | undefined>();
  const conflicts: FileConflict[] = [];
  for (const file of new Set([...Object.keys(offered), ...Object.keys(base)])) {
    const present = readJsonFile(root, file);
    const merged = mergeJson({ base: base[file], present, offered: offered[file] });
    conflicts.push(...merged.conflicts.map((conflict) => ({ ...conflict, file })));
    if (fastDeepEqual(merged.value, present)) continue;
    changes.set(file, merged.value === undefined ? undefined : formatJson(merged.value));
  }
  return { changes, conflicts };
}
