import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishedNameOf } from '../external/publishedReference.ts';
import { listFiles } from '../output/writeOutputs.ts';
import type { Problem } from '../pipeline/Problem.ts';
import { beginStep } from '../pipeline/progress.ts';
import { adaptTranslations, type Languages } from './adaptTranslations.ts';
import { extendPhrases, type PhraseFiles } from './extendPhrases.ts';
import { findExcessiveDepth, maxJsonDepth, parseObject } from './jsonPosition.ts';
import { captionLocaleOf } from './Product.ts';
import {
  buildSchemaFiles,
  type Project,
  type ProjectFile,
  type SchemaFolder,
  schemaFolders,
} from './Project.ts';
import { extendsTool, productPath, toolFolder } from './projectFolder.js';
import { type ReadFile, readFile } from './ReadFile.ts';
import { findReferencedNames } from './referencedNames.ts';
import { repeatsNames } from './repeatsNames.ts';
import { sharedSchemas } from './sharedSchemas.ts';
import type { ProductSource } from './sources/ScreenSource.ts';

type ParsedFile<T> = { readonly file: ProjectFile<T> } | { readonly problem: Problem };

/** Loads a project. A file without a JSON object is left out and reported as a problem. */
export function loadProject(
  root: string,
  read: ReadFile = readFile,
): {
  readonly project: Project;
  readonly problems: readonly Problem[];
} {
  beginStep('Reading schemas/ and locales/');
  const problems: Problem[] = [];

  function load<T>(path: string, parse: (text: string) => ParsedFile<T>, base = root): ProjectFile<T>[] {
    const parsed = read(join(base, path), parse);
    if ('file' in parsed) return [parsed.file];
    problems.push(parsed.problem);
    return [];
  }

  function folder<T>(path: string, extension: string, base = root): readonly ProjectFile<T>[] {
    if (!existsSync(join(base, path))) return [];
    return readdirSync(join(base, path))
      .filter((name) => name.endsWith(extension))
      .sort()
      .flatMap((name) => {
        const file = `${path}/${name}`;
        return load<T>(file, (text) => parseFile(file, name.slice(0, -extension.length), text), base);
      });
  }

  /** Returns published files of a folder and its subfolders. */
  function published(path: string): readonly ProjectFile<Readonly<Record<string, unknown>>>[] {
    return listFiles(join(root, path))
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const file = `${path}/${name}`;
        return load<Readonly<Record<string, unknown>>>(file, (text) => parsePublishedFile(file, text));
      });
  }

  function phrasesIn(base: string): PhraseFiles {
    const entries = existsSync(join(base, 'locales'))
      ? readdirSync(join(base, 'locales'), { withFileTypes: true })
      : [];
    const groups = entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
    return {
      locales: folder('locales', '.json', base),
      phraseGroups: Object.fromEntries(
        groups.map((name) => [name, folder(`locales/${name}`, '.json', base)]),
      ),
    };
  }

  const tool = extendsTool(root) ? toolFolder : root;
  const product = existsSync(join(root, productPath))
    ? load<ProductSource>(productPath, (text) => parseFile(productPath, 'product', text))
    : [];
  const languages = languagesOf(product, tool === root);

  // A folder may be empty, for example after a refused import.
  const hasOwnBackend = listFiles(join(root, 'schemas/backends')).some((file) => file.endsWith('.json'));
  function schemaFiles(name: SchemaFolder): readonly ProjectFile<unknown>[] {
    const { suffix } = schemaFolders[name];
    const own = folder<unknown>(`schemas/${name}`, suffix);
    const shared = tool === root || hasOwnBackend ? [] : folder<unknown>(`schemas/${name}`, suffix, tool);
    const added = shared.filter(
      (file) => sharedSchemas[name]?.includes(file.name) && !own.some((other) => other.name === file.name),
    );
    return [
      ...own.map((file) => adaptTranslations(file, languages, false)),
      ...added.map((file) => adaptTranslations(file, languages, true)),
    ].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  const project: Project = {
    root,
    product: product.map((file) => adaptTranslations(file, languages, false)),
    ...buildSchemaFiles(schemaFiles),
    vocabulary: folder('schemas/vocabulary', '.schema.json', tool),
    external: published('schemas/external'),
    ...(tool === root
      ? { ...phrasesIn(root), sharedPhrases: new Set<string>() }
      : extendPhrases(phrasesIn(tool), phrasesIn(root), languages.locales)),
    referencedNames: findReferencedNames(tool, read),
    unreadable: problems.map(({ file }) => file),
  };
  return { project, problems: [...problems, ...findStrayFiles(root)] };
}

/** Returns the languages of a project. A complete tree without a product has those of its phrases. */
function languagesOf(product: Project['product'], isComplete: boolean): Languages {
  const listed: unknown = product[0]?.value.locales;
  const names = Array.isArray(listed) ? listed.filter((locale) => typeof locale === 'string') : [];
  // The vocabulary reports a language that is listed twice. Its phrases are no further problem.
  const locales = [...new Set(names)];
  const all = locales.length > 0 || isComplete ? locales : ['zh-CN', 'en-US'];
  return { locales: all, source: captionLocaleOf(all) };
}

function parseFile<T>(path: string, name: string, text: string): ParsedFile<T> {
  const parsed = parseObject(text);
  if ('value' in parsed) {
    const { value } = parsed;
    return { file: { path, name, text, value: value as T, repeatsNames: repeatsNames(text, value) } };
  }
  const { message, line, column } = parsed;
  const fix = 'Correct the JSON. Files that depend on this one are checked after that.';
  const says = `The file is not a JSON object: ${message}.`;
  return { problem: { file: path, line, column, pointer: '', message: says, fix } };
}

/** Parses a published file. Some begin with a byte order mark. */
function parsePublishedFile<T>(path: string, source: string): ParsedFile<T> {
  const text = source.replace(/^\uFEFF/, '');
  const position = findExcessiveDepth(text);
  if (position === undefined) return parseFile(path, publishedNameOf(path), text);
  const message = `The schema is nested deeper than ${maxJsonDepth} levels.`;
  const fix = 'Ask the publisher to move parts of it into definitions.';
  return { problem: { file: path, ...position, pointer: '', message, fix } };
}

/** Folders of schemas/, each with the suffix of its file names. Published schemas are in folders of any depth. */
const suffixes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(schemaFolders).map(([name, { suffix }]) => [name, suffix])),
  vocabulary: '.schema.json',
};

/** Acknowledged breaking changes, for `npm run schema-diff`. */
const acknowledgements = 'acknowledged.json';

/** Folder of the last imports, for `npm run new`. */
export const importsFolder = 'schemas/imports';

function strayFixOf(path: string): string | undefined {
  const [folder = '', ...rest] = path.split('/');
  const extension = suffixes[folder];
  if (folder === 'external' || path === acknowledgements || `schemas/${path}` === productPath)
    return undefined;
  if (`schemas/${folder}` === importsFolder) return undefined;
  if (extension === undefined) return `Move it to one of: ${Object.keys(suffixes).join(', ')}.`;
  if (rest.length > 1) return `Move it to schemas/${folder}/.`;
  return path.endsWith(extension) ? undefined : `End its name with "${extension}".`;
}

/** Finds schema files that are ignored because of their folder or name. */
const findStrayFiles = (root: string): Problem[] =>
  listFiles(join(root, 'schemas'))
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      const fix = strayFixOf(path);
      const place = { file: `schemas/${path}`, line: 1, column: 1, pointer: '' };
      return fix
        ? [{ ...place, message: 'The generator ignores this file because of its folder or name.', fix }]
        : [];
    });
