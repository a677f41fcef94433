import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { npmCommandFor, productPath, vocabularyPathFor } from '../../generator/load/projectFolder.js';
import { capitalize } from '../../src/contract/text/captions.ts';
import { wordsOf } from './draft/names.ts';
import { titleOf } from './schemaFiles/captions/texts.ts';
import { formatJson } from './schemaFiles/formatJson.ts';
import { writeTexts } from './writeTexts.ts';

/** Folders that commands fill and git ignores. */
const ignored = ['node_modules/', 'dist/', 'dist-server/', 'data/'];

/** Returns the name of a folder as words: `river-clinic` ─► `River clinic`. */
const folderTitleOf = (name: string): string =>
  capitalize(
    name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/[-_.]+/g, ' ')
      .trim()
      .toLowerCase(),
  );

/**
 * Writes the smallest project into a folder: its product. Returns its English title, and a function that undoes it.
 * @param title of the product in any language; default: the name of the folder
 * @throws Error if the folder has a project already
 */
export function writeProject(
  folder: string,
  title?: string,
): { readonly english: string; readonly undo: () => void } {
  const root = resolve(folder);
  const name = basename(root);
  // The English title has no Chinese, even if the folder has a Chinese name.
  const { english, chinese = english } = titleOf(
    { title: title ?? folderTitleOf(name) },
    wordsOf(name).length > 0 ? name : 'console',
  );
  if (existsSync(join(root, 'schemas')))
    throw new Error(`${folder} already has schemas. Choose another folder, or edit ${productPath} there.`);
  const product = {
    $schema: vocabularyPathFor(root, 'schemas', 'product.schema.json'),
    title: english,
    'x-i18n': { 'zh-CN': { title: chinese } },
    locales: ['zh-CN', 'en-US'],
  };
  const texts = new Map([[productPath, formatJson(product)]]);
  if (!existsSync(join(root, '.gitignore'))) texts.set('.gitignore', `${ignored.join('\n')}\n`);
  return { english, undo: writeTexts(root, texts) };
}

/** Writes a project as `writeProject` does. Returns the report. */
export function addProject(folder: string): string {
  const { english } = writeProject(folder);
  const root = resolve(folder);
  return `Created ${join(folder, productPath)}: the project "${english}".

1. Translate the name, or leave one language in "locales". The captions of a project with one language need no translations.
2. Add records: ${npmCommandFor(root, 'run new', 'entity NAME')}, or from-openapi FILE, or from-database URL.
3. Run ${npmCommandFor(root, 'start')}.`;
}
