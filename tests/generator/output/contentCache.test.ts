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

const generated = { path: 'types.ts', text: 'export {};', files: [] };

const digestsOf = (output: Output) => new Map([[output.path, digestOfText(output)]]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-cache-'));
  put('schemas/entities/a.schema.json', '{}');
  put('locales/en-US.json', '{}');
  put('src/generated/types.ts', generated.text);
});

afterEach(() => rmSync(root, { recursive: true }));

test('the cache is valid while input and output match the stored digests', () => {
  expect(isCacheValid(root)).toBe(false);
  storeDigests(root, inputDigest(root), digestsOf(generated));
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

test.each(changes)('a change of %s to %j makes the cache invalid', (path, text) => {
  storeDigests(root, inputDigest(root), digestsOf(generated));
  if (text === undefined) rmSync(join(root, path));
  else put(path, text);
  expect(isCacheValid(root)).toBe(false);
});

/** Files besides schemas and locales on which the output depends. */
const otherInputs = [
  'generator/main.ts',
  'src/contract/a.ts',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

test.each(otherInputs)('a change of %s changes the input digest', (path) => {
  const before = inputDigest(root, root);
  put(path, 'changed');
  expect(inputDigest(root, root)).not.toBe(before);
});

test('a change of the input after its digest prevents the storage of digests', () => {
  const before = inputDigest(root);
  put('locales/en-US.json', '{ }');
  storeDigests(root, before, digestsOf(generated));
  expect(isCacheValid(root)).toBe(false);
});

test('the cache is invalid if a generated file differs from its stored digest', () => {
  storeDigests(root, inputDigest(root), digestsOf({ ...generated, text: 'something else' }));
  expect(isCacheValid(root)).toBe(false);
});
