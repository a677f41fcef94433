// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

// This module is JavaScript, because commands use it before anything can read TypeScript.

/** The folder of this repository: the generator, the console and the service, and a project of its own. */
export const toolFolder = resolve(import.meta.dirname, '../..');

/** The file that makes a folder a project: name, logo, languages and first screen of the product. */
export const productPath = 'schemas/product.json';

/**
 * Returns the folder of the project that a command works on: `--project`, which the command line passes on as
 * PROJECT_DIR, or else this repository.
 */
export const currentProject = () => resolve(process.env.PROJECT_DIR || toolFolder);

/**
 * Returns whether a project extends this repository: it uses the vocabulary, the schemas of the sign-in, and the
 * phrases from here. A tree with a vocabulary of its own is complete.
 * @param {string} root the project's folder
 */
export const extendsTool = (root) => !existsSync(join(root, 'schemas/vocabulary'));

/**
 * Returns the folder of a project's generated files, relative to the project.
 * @param {string} root the project's folder
 */
export const generatedFolderOf = (root) => (extendsTool(root) ? 'generated' : 'src/generated');

/**
 * Returns the folder with all phrases of a project, relative to the project.
 * @param {string} root the project's folder
 */
export const phraseFolderOf = (root) => (extendsTool(root) ? 'generated/locales' : 'locales');

/**
 * Returns the path of the product's logo, or nothing. Other commands report a product that cannot be read.
 * @param {string} root the project's folder
 * @returns {string[]}
 */
function logoIn(root) {
  try {
    const { logo } = JSON.parse(readFileSync(join(root, productPath), 'utf8'));
    return typeof logo === 'string' ? [join(root, logo)] : [];
  } catch {
    return [];
  }
}

/**
 * Returns the files and folders that decide about the generated files of a project, as absolute paths.
 * @param {string} root the project's folder
 */
export const generatorInputs = (root) => {
  const tool = [
    'schemas',
    'locales',
    'generator',
    'src',
    'package-lock.json',
    'node_modules/.package-lock.json',
  ];
  if (!extendsTool(root)) return [...tool.map((path) => join(root, path)), ...logoIn(root)];
  return [
    ...tool.map((path) => join(toolFolder, path)),
    ...['schemas', 'locales', 'generated'].map((path) => join(root, path)).filter(existsSync),
    ...logoIn(root),
  ];
};

/**
 * Returns a command of npm that works on a project, for messages: `npm run new -- entity NAME --project clinic`.
 * @param {string} root the project's folder
 * @param {string} command `start`, or `run` with a name
 * @param {string[]} args of the command
 */
export function npmCommandFor(root, command, ...args) {
  // npm runs the commands of this repository in its folder.
  const folder = relative(toolFolder, root);
  const project =
    root === toolFolder ? [] : ['--project', /^[\w./\\:-]+$/.test(folder) ? folder : `"${folder}"`];
  const all = [...args, ...project];
  return [`npm ${command}`, ...(all.length > 0 ? ['--', ...all] : [])].join(' ');
}

/**
 * Returns the path of a vocabulary for `$schema`, by which editors complete a file of a project.
 * @param {string} root the project's folder
 * @param {string} folder of the file, such as `schemas/entities`
 * @param {string} name of the vocabulary, such as `entity.schema.json`
 */
export function vocabularyPathFor(root, folder, name) {
  const vocabulary = join(extendsTool(root) ? toolFolder : root, 'schemas/vocabulary', name);
  return relative(join(root, folder), vocabulary).split(sep).join('/');
}
