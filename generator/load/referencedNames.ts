import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names that source code says: keys of phrases, ids of operations. What is filled in at run time is a `*`:
 * `docs.way.${choice}` says `docs.way.*`. A name whose beginning is filled in says nothing.
 */
export type ReferencedNames = ReadonlySet<string>;

const folders = ['src', 'generator'];
const generated = join('src', 'generated');

/** A quoted name of at least two words; in a template a word may be filled in. */
const quotedNamePattern = /(['"`])([A-Za-z][\w-]*(?:\.(?:[\w-]+|\$\{[^{}`]*\}))+)\1/g;
const placeholderPattern = /\$\{[^{}`]*\}/g;

const namesInText = (text: string): string[] =>
  [...text.matchAll(quotedNamePattern)].map(([, , name = '']) => name.replace(placeholderPattern, '*'));

interface FileNames {
  readonly stamp: string;
  readonly names: readonly string[];
}

/** What was read of each file; it is read again when it has changed since. */
const namesByFile = new Map<string, FileNames>();

function namesInFile(path: string): readonly string[] {
  const { mtimeMs, size } = statSync(path);
  const stamp = `${mtimeMs} ${size}`;
  const ready = namesByFile.get(path);
  if (ready?.stamp === stamp) return ready.names;
  const said = namesInText(readFileSync(path, 'utf8'));
  namesByFile.set(path, { stamp, names: said });
  return said;
}

/** Source files of a project that are written by hand. */
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

/** Everything that a project's source code says; undefined where there is none. */
export function findReferencedNames(root: string): ReferencedNames | undefined {
  const files = findCodeFiles(root);
  return files.length > 0 ? new Set(files.flatMap(namesInFile)) : undefined;
}

/** Whether a name is among them; what is filled in at its end may be several words. */
export function isNameReferenced(said: ReferencedNames, name: string): boolean {
  let starts = [''];
  for (const word of name.split('.')) {
    if (starts.some((start) => said.has(`${start}*`))) return true;
    starts = starts.flatMap((start) => [`${start}${word}.`, `${start}*.`]);
  }
  return starts.some((start) => said.has(start.slice(0, -1)));
}
