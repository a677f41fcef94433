import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Output } from '../../../generator/emit/Output.ts';
import {
  digestOfText,
  inputDigest,
  isCacheValid,
  storeDigests,
} from '../../../generator/output/contentCache.ts';

let root: string;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const made = { path: 'types.ts', text: 'export {};', files: [] };

const digestsOf = (output: Output) => new Map([[output.path, digestOfText(output)]]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'receipt-'));
  put('schemas/entities/a.schema.json', '{}');
  put('locales/en-US.json', '{}');
  put('src/generated/types.ts', made.text);
});

afterEach(() => rmSync(root, { recursive: true }));

test('a receipt holds for what was made of what is there', () => {
  expect(isCacheValid(root)).toBe(false);
  storeDigests(root, inputDigest(root), digestsOf(made));
  expect(isCacheValid(root)).toBe(true);
});

/** Changed, removed or added files, each of which makes the cache invalid. */
const changes: readonly [path: string, text: string | undefined][] = [
  ['schemas/entities/a.schema.json', '{ }'],
  ['schemas/entities/a.schema.json', undefined],
  ['schemas/families/b.json', '{}'],
  ['locales/en-US.json', '{ }'],
  ['src/generated/types.ts', '// by hand'],
  ['src/generated/types.ts', undefined],
  ['src/generated/old.ts', ''],
  // Code that uses a phrase counts, because unused phrases are a problem.
  ['src/page.ts', "t('page.title')"],
];

test.each(changes)('not once %s holds %j', (path, text) => {
  storeDigests(root, inputDigest(root), digestsOf(made));
  if (text === undefined) rmSync(join(root, path));
  else put(path, text);
  expect(isCacheValid(root)).toBe(false);
});

/** Files besides schemas and locales on which the output depends. */
const tools = [
  'generator/main.ts',
  'src/contract/a.ts',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

test.each(tools)('a change of %s changes the input', (path) => {
  const before = inputDigest(root, root);
  put(path, 'changed');
  expect(inputDigest(root, root)).not.toBe(before);
});

test('input that changed while it was read gets no receipt', () => {
  const before = inputDigest(root);
  put('locales/en-US.json', '{ }');
  storeDigests(root, before, digestsOf(made));
  expect(isCacheValid(root)).toBe(false);
});

test('output that is not what was made does not hold', () => {
  storeDigests(root, inputDigest(root), digestsOf({ ...made, text: 'something else' }));
  expect(isCacheValid(root)).toBe(false);
});
