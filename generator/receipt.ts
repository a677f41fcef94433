import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
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

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const textOfReceipt = (receipt: Receipt): string => JSON.stringify(receipt);

const textsIn = (folder: string) =>
  filesIn(folder).map((path) => [path, textOf(join(folder, path))] as const);

/** Everything that output and problems depend on: schemas and captions, what code says, the generator, its packages, and Node.js. */
export function inputDigest(root: string, generator = home): string {
  const folders = [
    ...['schemas', 'locales'].map((folder) => join(root, folder)),
    ...['generator', 'src/contract'].map((folder) => join(generator, folder)),
  ];
  // What package-lock.json asks for, and what npm says is installed.
  const packages = ['package-lock.json', 'node_modules/.package-lock.json'].map((path) =>
    textOf(join(generator, path)),
  );
  const said = [...(saidIn(root) ?? [])].sort();
  return digestOf([process.version, packages, said, folders.map(textsIn)]);
}

/** Whether the input is what the receipt names, and what is on disk is still what was made of it. */
export function holdsReceipt(root: string): boolean {
  const text = textOf(pathIn(root));
  if (text === undefined) return false;
  const output = digestOf(textsIn(join(root, generatedFolder)));
  return text === textOfReceipt({ input: inputDigest(root), output });
}

/**
 * Writes down what was made.
 * @param input as it was before it was read: when it has changed since, nobody knows which of the two was read
 */
export function keepReceipt(root: string, input: string, outputs: readonly Output[]): void {
  if (inputDigest(root) !== input) return;
  const texts = outputs.map(({ path, text }) => [path, text] as const);
  const output = digestOf(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
  try {
    mkdirSync(dirname(pathIn(root)), { recursive: true });
    writeFileSync(pathIn(root), textOfReceipt({ input, output }));
  } catch {
    // A tree that nothing can be written to is checked in full every time.
  }
}
