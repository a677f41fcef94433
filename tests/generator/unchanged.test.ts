import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keep, lookAt, stampOf } from '../../generator/unchanged.js';

let root: string;

/** Returns a time at which every file counts as old. */
const later = (): number => Date.now() + 1000;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const schema = 'schemas/entities/a.schema.json';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unchanged-'));
  const paths = [schema, 'locales/en-US.json', 'generator/main.ts', 'src/generated/types.ts', 'src/page.ts'];
  for (const path of [...paths, 'package-lock.json', 'node_modules/.package-lock.json']) put(path, '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

const isKnown = async (): Promise<boolean> => (await lookAt(root, later())).isKnown;

test('what was well is well while nothing changes', async () => {
  expect(await isKnown()).toBe(false);
  keep(root, stampOf(root, later()) ?? '');
  expect(await isKnown()).toBe(true);
});

/** Changes of files. */
const changes: readonly [what: string, change: () => void][] = [
  ['another size', () => put(schema, '{ }')],
  ['another file', () => put('schemas/families/b.json', '{}')],
  ['none', () => rmSync(join(root, 'locales/en-US.json'))],
  ['code that says something else', () => put('src/page.ts', '[1]')],
  ['an edit of what is generated', () => put('src/generated/types.ts', '[1]')],
  ['another generator', () => put('generator/main.ts', '[1]')],
  ['other packages', () => put('node_modules/.package-lock.json', '[1]')],
  [
    'the same size and time',
    () => {
      const { atime, mtime } = statSync(join(root, schema));
      put(`${schema}.new`, '[1]');
      renameSync(join(root, `${schema}.new`), join(root, schema));
      utimesSync(join(root, schema), atime, mtime);
    },
  ],
];

test.each(changes)('not with %s', async (_, change) => {
  keep(root, stampOf(root, later()) ?? '');
  change();
  expect(await isKnown()).toBe(false);
});

test('what was written just now may be written again within one tick of the clock: it has no stamp yet', () => {
  expect(stampOf(root)).toBeUndefined();
});

test('what git does not know is not well', async () => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  keep(root, stampOf(root, later()) ?? '');
  expect(await isKnown()).toBe(false);
  execFileSync('git', ['add', 'src'], { cwd: root });
  expect(await isKnown()).toBe(true);
});
