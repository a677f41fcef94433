import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names that source code says: keys of phrases, ids of operations. What is filled in at run time is a `*`:
 * `docs.way.${choice}` says `docs.way.*`. A name whose beginning is filled in says nothing.
 */
export type Said = ReadonlySet<string>;

const folders = ['src', 'generator'];
const generated = join('src', 'generated');

/** A quoted name of at least two words; in a template a word may be filled in. */
const quoted = /(['"`])([A-Za-z][\w-]*(?:\.(?:[\w-]+|\$\{[^{}`]*\}))+)\1/g;
const filled = /\$\{[^{}`]*\}/g;

const saidInText = (text: string): string[] =>
  [...text.matchAll(quoted)].map(([, , name = '']) => name.replace(filled, '*'));

interface Read {
  readonly stamp: string;
  readonly said: readonly string[];
}

/** What was read of each file; it is read again when it has changed since. */
const known = new Map<string, Read>();

function saidInFile(path: string): readonly string[] {
  const { mtimeMs, size } = statSync(path);
  const stamp = `${mtimeMs} ${size}`;
  const ready = known.get(path);
  if (ready?.stamp === stamp) return ready.said;
  const said = saidInText(readFileSync(path, 'utf8'));
  known.set(path, { stamp, said });
  return said;
}

/** Source files of a project that are written by hand. */
export const codeIn = (root: string): string[] =>
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
export function saidIn(root: string): Said | undefined {
  const files = codeIn(root);
  return files.length > 0 ? new Set(files.flatMap(saidInFile)) : undefined;
}

/** Whether a name is among them; what is filled in at its end may be several words. */
export function saysName(said: Said, name: string): boolean {
  let starts = [''];
  for (const word of name.split('.')) {
    if (starts.some((start) => said.has(`${start}*`))) return true;
    starts = starts.flatMap((start) => [`${start}${word}.`, `${start}*.`]);
  }
  return starts.some((start) => said.has(start.slice(0, -1)));
}
