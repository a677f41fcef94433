import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Output } from './emit/output.ts';
import { saidIn } from './said.ts';
import { filesIn, generatedFolder, textOf } from './write.ts';

/** What was made of what: as long as neither has changed, `--check` knows its answer. */
interface Receipt {
  readonly input: string;
  readonly output: string;
}

/** Where this generator stands, and the packages that it uses. */
const home = resolve(import.meta.dirname, '..');

const pathIn = (root: string): string => join(root, 'node_modules/.cache/generator.json');

const textOfReceipt = (receipt: Receipt): string => JSON.stringify(receipt);

function digestOf(contents: Iterable<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64');
}

/** Of what a generated file says. */
export const digestOfText = (output: Output): string => digestOf(output.parts ?? [output.text]);

/** What is there, by its digest: no two lists of these read alike. */
type Named = readonly [name: string, digest: string];

const digestOfAll = (all: Iterable<Named>): string => digestOf([JSON.stringify([...all])]);

const named = (name: string, content: string | Buffer): Named => [name, digestOf([content])];

function* contentsIn(folder: string): Iterable<Named> {
  for (const path of filesIn(folder)) yield named(path, readFileSync(join(folder, path)));
}

/** Everything that output and problems depend on: schemas and captions, what code says, the generator, its packages, and Node.js. */
export function inputDigest(root: string, generator = home): string {
  const folders = [
    ...['schemas', 'locales'].map((folder) => join(root, folder)),
    ...['generator', 'src/contract'].map((folder) => join(generator, folder)),
  ];
  // What package-lock.json asks for, and what npm says is installed.
  const packages = ['package-lock.json', 'node_modules/.package-lock.json'].map((path) =>
    named(path, textOf(join(generator, path)) ?? ''),
  );
  const said = [...(saidIn(root) ?? [])].sort().join('\n');
  const others = [named('Node.js', process.version), ...packages, named('said', said)];
  return digestOfAll(folders.flatMap((folder) => [...contentsIn(folder)]).concat(others));
}

/** Whether the input is what the receipt names, and what is on disk is still what was made of it. */
export function holdsReceipt(root: string): boolean {
  const text = textOf(pathIn(root));
  if (text === undefined) return false;
  const output = digestOfAll(contentsIn(join(root, generatedFolder)));
  return text === textOfReceipt({ input: inputDigest(root), output });
}

/**
 * Writes down what was made.
 * @param input as it was before it was read: when it has changed since, nobody knows which of the two was read
 * @param outputs the digest of each file's text, by its path
 */
export function keepReceipt(root: string, input: string, outputs: ReadonlyMap<string, string>): void {
  if (inputDigest(root) !== input) return;
  const output = digestOfAll([...outputs].sort(([a], [b]) => (a < b ? -1 : 1)));
  try {
    mkdirSync(dirname(pathIn(root)), { recursive: true });
    writeFileSync(pathIn(root), textOfReceipt({ input, output }));
  } catch {
    // A tree that nothing can be written to is checked in full every time.
  }
}
