import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const rooms = ['generator', 'src', 'scripts', 'tests'];

/** Imports and re-exports of values. Types do not exist at run time. */
const importPattern =
  /(?:\b(?:import|export)\s+(?!type\b)[^'"`;]*?\bfrom|\bimport|\bvi\.mock)\s*\(?\s*['"]([.#][^'"?]+)/g;

/** Returns the path of an imported module. package.json names the folders that begin with `#`. */
const pathOfImport = (file: string, target: string): string =>
  target.startsWith('#')
    ? target.replace(/^#(contract|generated)\//, 'src/$1/').replace(/^#locales\//, 'locales/')
    : normalize(join(dirname(file), target));

const isTest = (file: string): boolean => /^tests\/.*\.test\.tsx?$/.test(file);

/** The folders of a file below its room. The folders of tests mirror those of the code. */
const foldersOf = (file: string): string[] =>
  dirname(file)
    .split('/')
    .filter((folder, at) => at > 0 || (folder !== 'src' && folder !== 'tests'));

const nameOf = (file: string): string => basename(file).replace(/\..*/, '');

/** Number of leading folders that a test shares with the mirror of a file; infinite for the file's own test. */
function sharedFolders(test: string, file: string): number {
  if (test === file || nameOf(test) === nameOf(file)) return Number.POSITIVE_INFINITY;
  const [own, other] = [foldersOf(test), foldersOf(file)];
  const difference = own.findIndex((folder, at) => folder !== other[at]);
  return difference < 0 ? own.length : difference;
}

/** The imports between the project's modules and tests, read from the files below the working folder. */
export class ImportGraph {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly importers = new Map<string, string[]>();

  constructor() {
    const files = rooms.flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(ts|tsx|js)$/.test(path))
        .map((path) => join(room, path)),
    );
    this.texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
    for (const [file, text] of this.texts)
      for (const [, path = ''] of text.matchAll(importPattern)) {
        const target = pathOfImport(file, path);
        this.importers.set(target, [...(this.importers.get(target) ?? []), file]);
      }
  }

  /** Returns the test modules that contain a path with this first folder, such as `schemas`. */
  readersOf(folder: string): readonly string[] {
    const path = new RegExp(`['"\`](?:\\.\\.?/)*${folder}\\b`);
    return [...this.texts]
      .filter(([file, text]) => file.startsWith('tests/') && path.test(text))
      .map(([file]) => file);
  }

  /**
   * Returns the test files that are or import one of the files, directly or through others. The nearest come
   * first: the file's own test, those in the mirror of its folder, then those with the fewest imports in between.
   */
  testsOf(files: readonly string[]): readonly string[] {
    const distances = new Map(files.map((file) => [file, 0]));
    for (const [file, distance] of distances)
      for (const importer of this.importers.get(file) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    return [...distances]
      .filter(([file]) => isTest(file) && this.texts.has(file))
      .map(([test, distance]) => ({
        test,
        distance,
        shared: Math.max(...files.map((file) => sharedFolders(test, file))),
      }))
      .sort((a, b) => b.shared - a.shared || a.distance - b.distance || (a.test < b.test ? -1 : 1))
      .map(({ test }) => test);
  }
}
