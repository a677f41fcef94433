import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadFile } from './ReadFile.ts';

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

/** A comment, or a literal in which `//` begins none. Group 1 is the literal. */
const commentPattern =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** Returns a source text without its comments: a name in a comment is no use. */
const removeComments = (text: string): string => text.replace(commentPattern, '$1');

const namesInText = (text: string): string[] =>
  [...removeComments(text).matchAll(quotedNamePattern)].map(([, , name = '']) =>
    name.replace(placeholderPattern, '*'),
  );

/** Returns the hand-written source files of a project. */
const findCodeFiles = (root: string): string[] =>
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
export function findReferencedNames(root: string, read: ReadFile): ReferencedNames | undefined {
  const files = findCodeFiles(root);
  return files.length > 0 ? new Set(files.flatMap((path) => read(path, namesInText))) : undefined;
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
