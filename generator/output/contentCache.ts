import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Output } from '../emit/Output.ts';
import { findReferencedNames } from '../load/referencedNames.ts';
import { generatedFolder, listFiles, readTextFile } from './writeOutputs.ts';

/** Digests of input and output. While neither has changed, `--check` reuses its result. */
interface CachedDigests {
  readonly input: string;
  readonly output: string;
}

/** The folder of this generator and its packages. */
const generatorRoot = resolve(import.meta.dirname, '../..');

const cachePathIn = (root: string): string => join(root, 'node_modules/.cache/generator.json');

const formatDigests = (receipt: CachedDigests): string => JSON.stringify(receipt);

function digestOf(contents: Iterable<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64');
}

/** Returns the digest of an output's text. */
export const digestOfText = (output: Output): string => digestOf(output.parts ?? [output.text]);

/** A file with its digest. Different lists never have the same text. */
type NamedDigest = readonly [name: string, digest: string];

const digestOfAll = (all: Iterable<NamedDigest>): string => digestOf([JSON.stringify([...all])]);

const toNamedDigest = (name: string, content: string | Buffer): NamedDigest => [name, digestOf([content])];

function* digestsIn(folder: string): Iterable<NamedDigest> {
  for (const path of listFiles(folder)) yield toNamedDigest(path, readFileSync(join(folder, path)));
}

/**
 * Returns the digest of everything that output and problems depend on: schemas and captions, names in code,
 * the generator, the field types, its packages, and Node.js.
 */
export function inputDigest(root: string, generator = generatorRoot): string {
  const folders = [
    ...['schemas', 'locales'].map((folder) => join(root, folder)),
    ...['generator', 'src/contract', 'src/runtime/fields'].map((folder) => join(generator, folder)),
  ];
  // The requested and the installed packages.
  const packages = ['package-lock.json', 'node_modules/.package-lock.json'].map((path) =>
    toNamedDigest(path, readTextFile(join(generator, path)) ?? ''),
  );
  const said = [...(findReferencedNames(root) ?? [])].sort().join('\n');
  const others = [toNamedDigest('Node.js', process.version), ...packages, toNamedDigest('said', said)];
  return digestOfAll(folders.flatMap((folder) => [...digestsIn(folder)]).concat(others));
}

/** Returns whether input and output match the stored digests. */
export function isCacheValid(root: string): boolean {
  const text = readTextFile(cachePathIn(root));
  if (text === undefined) return false;
  const output = digestOfAll(digestsIn(join(root, generatedFolder)));
  return text === formatDigests({ input: inputDigest(root), output });
}

/**
 * Stores the digests of a run.
 * @param input digest before the files were read; if they changed since, the run may have read either version
 * @param outputs the digest of each file's text, by path
 */
export function storeDigests(root: string, input: string, outputs: ReadonlyMap<string, string>): void {
  if (inputDigest(root) !== input) return;
  const output = digestOfAll([...outputs].sort(([a], [b]) => (a < b ? -1 : 1)));
  try {
    mkdirSync(dirname(cachePathIn(root)), { recursive: true });
    writeFileSync(cachePathIn(root), formatDigests({ input, output }));
  } catch {
    // Every run checks everything if the tree is read-only.
  }
}
