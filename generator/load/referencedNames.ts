import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names in source code: keys of phrases, ids of operations. `*` replaces parts that are computed at run time:
 * `docs.way.${choice}` becomes `docs.way.*`. A name with a computed beginning is ignored.
 */
export type ReferencedNames = ReadonlySet<string>;

const folders = ['src', 'generator'];
const generated = join('src', 'generated');

/** A quoted name with at least two parts; in a template, a part may be computed. */
const quotedNamePattern = /(['"`])([A-Za-z][\w-]*(?:\.(?:[\w-]+|\$\{[^{}`]*\}))+)\1/g;
const placeholderPattern = /\$\{[^{}`]*\}/g;

const namesInText = (text: string): string[] =>
  [...text.matchAll(quotedNamePattern)].map(([, , name = '']) => name.replace(placeholderPattern, '*'));

interface FileNames {
  readonly stamp: string;
  readonly names: readonly string[];
}

/** Names of each file, read again after a change. */
const namesByFile = new Map<string, FileNames>();

function namesInFile(path: string): readonly string[] {
  const { mtimeMs, size } = statSync(path);
  const stamp = `${mtimeMs} ${size}`;
  const ready = namesByFile.get(path);
  if (ready?.stamp === stamp) return ready.names;
  const names = namesInText(readFileSync(path, 'utf8'));
  namesByFile.set(path, { stamp, names: names });
  return names;
}

/** Returns the hand-written source files of a project. */
export const findCodeFiles = (root: string): string[] =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((path) => !path.startsWith(join(root, generated)))
    .sort();

/** Returns all names in a project's source code; undefined without source code. */
export function findReferencedNames(root: string): ReferencedNames | undefined {
  const files = findCodeFiles(root);
  return files.length > 0 ? new Set(files.flatMap(namesInFile)) : undefined;
}

/** Returns whether a name is referenced. A computed end may have several parts. */
export function isNameReferenced(names: ReferencedNames, name: string): boolean {
  let starts = [''];
  for (const word of name.split('.')) {
    if (starts.some((start) => names.has(`${start}*`))) return true;
    starts = starts.flatMap((start) => [`${start}${word}.`, `${start}*.`]);
  }
  return starts.some((start) => names.has(start.slice(0, -1)));
}
