import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Output } from '../emit/Output.ts';
import { findReferencedNames } from '../load/referencedNames.ts';
import { generatedFolder, listFiles, readTextFile } from './writeOutputs.ts';

/** What was made of what: as long as neither has changed, `--check` knows its answer. */
interface CachedDigests {
  readonly input: string;
  readonly output: string;
}

/** Where this generator stands, and the packages that it uses. */
const generatorRoot = resolve(import.meta.dirname, '../..');

const cachePathIn = (root: string): string => join(root, 'node_modules/.cache/generator.json');

const formatDigests = (receipt: CachedDigests): string => JSON.stringify(receipt);

function digestOf(contents: Iterable<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64');
}

/** Of what a generated file says. */
export const digestOfText = (output: Output): string => digestOf(output.parts ?? [output.text]);

/** What is there, by its digest: no two lists of these read alike. */
type NamedDigest = readonly [name: string, digest: string];

const digestOfAll = (all: Iterable<NamedDigest>): string => digestOf([JSON.stringify([...all])]);

const toNamedDigest = (name: string, content: string | Buffer): NamedDigest => [name, digestOf([content])];

function* digestsIn(folder: string): Iterable<NamedDigest> {
  for (const path of listFiles(folder)) yield toNamedDigest(path, readFileSync(join(folder, path)));
}

/** Everything that output and problems depend on: schemas and captions, what code says, the generator, its packages, and Node.js. */
export function inputDigest(root: string, generator = generatorRoot): string {
  const folders = [
    ...['schemas', 'locales'].map((folder) => join(root, folder)),
    ...['generator', 'src/contract'].map((folder) => join(generator, folder)),
  ];
  // What package-lock.json asks for, and what npm says is installed.
  const packages = ['package-lock.json', 'node_modules/.package-lock.json'].map((path) =>
    toNamedDigest(path, readTextFile(join(generator, path)) ?? ''),
  );
  const said = [...(findReferencedNames(root) ?? [])].sort().join('\n');
  const others = [toNamedDigest('Node.js', process.version), ...packages, toNamedDigest('said', said)];
  return digestOfAll(folders.flatMap((folder) => [...digestsIn(folder)]).concat(others));
}

/** Whether the input is what the receipt names, and what is on disk is still what was made of it. */
export function isCacheValid(root: string): boolean {
  const text = readTextFile(cachePathIn(root));
  if (text === undefined) return false;
  const output = digestOfAll(digestsIn(join(root, generatedFolder)));
  return text === formatDigests({ input: inputDigest(root), output });
}

/**
 * Writes down what was made.
 * @param input as it was before it was read: when it has changed since, nobody knows which of the two was read
 * @param outputs the digest of each file's text, by its path
 */
export function storeDigests(root: string, input: string, outputs: ReadonlyMap<string, string>): void {
  if (inputDigest(root) !== input) return;
  const output = digestOfAll([...outputs].sort(([a], [b]) => (a < b ? -1 : 1)));
  try {
    mkdirSync(dirname(cachePathIn(root)), { recursive: true });
    writeFileSync(cachePathIn(root), formatDigests({ input, output }));
  } catch {
    // A tree that nothing can be written to is checked in full every time.
  }
}
