import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { npmCommandFor, productPath, vocabularyPathFor } from '../../generator/load/projectFolder.js';
import { capitalize } from '../../src/contract/text/captions.ts';
import { formatJson } from './schemaFiles/formatJson.ts';

/** Folders that commands fill and git ignores. */
const ignored = ['node_modules/', 'dist/', 'dist-server/', 'data/'];

/** Returns a folder's name as words: `river-clinic` ─► `River clinic`. */
const titleOf = (folder: string): string =>
  capitalize(
    basename(folder)
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/[-_.]+/g, ' ')
      .trim()
      .toLowerCase(),
  );

/**
 * Writes the smallest project into a folder: its product. Returns the report.
 * @param title of the product; default: the name of the folder
 * @throws Error if the folder has a project already
 */
export function addProject(folder: string, title = titleOf(resolve(folder))): string {
  const root = resolve(folder);
  if (existsSync(join(root, 'schemas')))
    throw new Error(`${folder} already has schemas. Choose another folder, or edit ${productPath} there.`);
  mkdirSync(join(root, 'schemas'), { recursive: true });
  const product = {
    $schema: vocabularyPathFor(root, 'schemas', 'product.schema.json'),
    title,
    'x-i18n': { 'zh-CN': { title } },
    locales: ['zh-CN', 'en-US'],
  };
  writeFileSync(join(root, productPath), formatJson(product));
  const gitIgnore = join(root, '.gitignore');
  if (!existsSync(gitIgnore)) writeFileSync(gitIgnore, `${ignored.join('\n')}\n`);
  return `Created ${join(folder, productPath)}: the project "${title}".

1. Translate the name, or leave one language in "locales". The captions of a project with one language need no translations.
2. Add records: ${npmCommandFor(root, 'run new', 'entity NAME')}, or from-openapi FILE, or from-database URL.
3. Run ${npmCommandFor(root, 'start')}.`;
}
