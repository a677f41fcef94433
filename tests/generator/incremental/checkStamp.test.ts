import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isKnownGood, stampOfCheck, storeCheck } from '../../../generator/incremental/checkStamp.js';

let root: string;

/** Returns a time at which every file counts as old. */
const later = (): number => Date.now() + 1000;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const schema = 'schemas/entities/a.schema.json';
const linked = 'shared/b.schema.json';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unchanged-'));
  const paths = [
    schema,
    'locales/en-US.json',
    'generator/main.ts',
    'src/generated/types.ts',
    'src/page.ts',
    'schemas/vocabulary/v.json',
  ];
  for (const path of [...paths, linked, 'package-lock.json', 'node_modules/.package-lock.json'])
    put(path, '{}');
  put('schemas/product.json', '{ "logo": "images/logo.svg" }');
  put('images/logo.svg', '<svg/>');
  symlinkSync(join(root, linked), join(root, 'schemas/entities/b.schema.json'));
});

afterEach(() => rmSync(root, { recursive: true }));

const isKnown = (): Promise<boolean> => isKnownGood(root, stampOfCheck(root, later()) ?? '');

test('the stamp of a successful check is valid while no file changes', async () => {
  expect(await isKnown()).toBe(false);
  storeCheck(root, stampOfCheck(root, later()) ?? '');
  expect(await isKnown()).toBe(true);
});

/** Changes after a successful check. */
const changes: readonly [name: string, change: () => void][] = [
  ['another size of a schema file', () => put(schema, '{ }')],
  ['a new schema file', () => put('schemas/families/b.json', '{}')],
  ['a removed file', () => rmSync(join(root, 'locales/en-US.json'))],
  ['an edit of source code', () => put('src/page.ts', '[1]')],
  ['an edit of a generated file', () => put('src/generated/types.ts', '[1]')],
  ['an edit of the generator', () => put('generator/main.ts', '[1]')],
  ['a replaced logo', () => put('images/logo.svg', '<svg></svg>')],
  ['a removed logo', () => rmSync(join(root, 'images/logo.svg'))],
  ['an edit of a file behind a link', () => put(linked, '[1]')],
  ['a change of the installed packages', () => put('node_modules/.package-lock.json', '[1]')],
  [
    'a replaced file with a restored modification time',
    () => {
      const { atime, mtime } = statSync(join(root, schema));
      put(`${schema}.new`, '[1]');
      renameSync(join(root, `${schema}.new`), join(root, schema));
      utimesSync(join(root, schema), atime, mtime);
    },
  ],
];

test.each(changes)('the stamp of a check is invalid after %s', async (_, change) => {
  storeCheck(root, stampOfCheck(root, later()) ?? '');
  change();
  expect(await isKnown()).toBe(false);
});

test('a file written within the last tick of the clock prevents a stamp', () => {
  expect(stampOfCheck(root)).toBeUndefined();
});

test('the stamp of a check is invalid while git does not track a generated file', async () => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  storeCheck(root, stampOfCheck(root, later()) ?? '');
  expect(await isKnown()).toBe(false);
  execFileSync('git', ['add', 'src'], { cwd: root });
  expect(await isKnown()).toBe(true);
});
