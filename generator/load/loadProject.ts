import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedNameOf } from '../external/publishedReference.ts';
import { listFiles } from '../output/writeOutputs.ts';
import type { Problem } from '../pipeline/Problem.ts';
import { findExcessiveDepth, maxJsonDepth, parseObject } from './jsonPosition.ts';
import { buildSchemaFiles, type Project, type ProjectFile, schemaFolders } from './Project.ts';
import { findReferencedNames } from './referencedNames.ts';

/** Loads a project. A file without a JSON object is left out and reported as a problem. */
export function loadProject(root: string): {
  readonly project: Project;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];

  function folder<T>(path: string, extension: string): readonly ProjectFile<T>[] {
    if (!existsSync(join(root, path))) return [];
    return readdirSync(join(root, path))
      .filter((name) => name.endsWith(extension))
      .sort()
      .flatMap((name) => {
        const file = `${path}/${name}`;
        const text = readFileSync(join(root, file), 'utf8');
        const value = parse<T>(file, text);
        return value ? { path: file, name: name.slice(0, -extension.length), text, value } : [];
      });
  }

  /** Returns published files of a folder and its subfolders. Some begin with a byte order mark. */
  function published(path: string): readonly ProjectFile<Readonly<Record<string, unknown>>>[] {
    return listFiles(join(root, path))
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const file = `${path}/${name}`;
        const text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
        const value = isTooDeep(file, text)
          ? undefined
          : parse<Readonly<Record<string, unknown>>>(file, text);
        return value ? { path: file, name: publishedNameOf(file), text, value } : [];
      });
  }

  function isTooDeep(file: string, text: string): boolean {
    const position = findExcessiveDepth(text);
    if (position === undefined) return false;
    const says = `The schema is nested deeper than ${maxJsonDepth} levels.`;
    const fix = 'Ask the publisher to move parts of it into definitions.';
    problems.push({ file, ...position, pointer: '', message: says, fix });
    return true;
  }

  function folders(path: string): string[] {
    if (!existsSync(join(root, path))) return [];
    const entries = readdirSync(join(root, path), { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
  }

  function parse<T>(file: string, text: string): T | undefined {
    const parsed = parseObject(text);
    if ('value' in parsed) return parsed.value as T;
    const { message, line, column } = parsed;
    const fix = 'Correct the JSON. Files that depend on this one are checked after that.';
    problems.push({
      file,
      line,
      column,
      pointer: '',
      message: `The file is not a JSON object: ${message}.`,
      fix,
    });
    return undefined;
  }

  const project: Project = {
    root,
    ...buildSchemaFiles((name) => folder(`schemas/${name}`, schemaFolders[name].suffix)),
    vocabulary: folder('schemas/vocabulary', '.schema.json'),
    external: published('schemas/external'),
    locales: folder('locales', '.json'),
    phraseGroups: Object.fromEntries(
      folders('locales').map((name) => [name, folder(`locales/${name}`, '.json')]),
    ),
    referencedNames: findReferencedNames(root),
    unreadable: problems.map(({ file }) => file),
  };
  return { project, problems: [...problems, ...findStrayFiles(root)] };
}

/** Folders of schemas/, each with the suffix of its file names. Published schemas are in folders of any depth. */
const suffixes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(schemaFolders).map(([name, { suffix }]) => [name, suffix])),
  vocabulary: '.schema.json',
};

/** Acknowledged breaking changes, for `npm run schema-diff`. */
const acknowledgements = 'acknowledged.json';

function strayFixOf(path: string): string | undefined {
  const [folder = '', ...rest] = path.split('/');
  const extension = suffixes[folder];
  if (folder === 'external' || path === acknowledgements) return undefined;
  if (extension === undefined) return `Move it to one of: ${Object.keys(suffixes).join(', ')}.`;
  if (rest.length > 1) return `Move it to schemas/${folder}/.`;
  return path.endsWith(extension) ? undefined : `End its name with "${extension}".`;
}

/** Finds schema files that are ignored because of their folder or name. */
export const findStrayFiles = (root: string): Problem[] =>
  listFiles(join(root, 'schemas'))
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      const fix = strayFixOf(path);
      const place = { file: `schemas/${path}`, line: 1, column: 1, pointer: '' };
      return fix
        ? [{ ...place, message: 'The generator ignores this file because of its folder or name.', fix }]
        : [];
    });
