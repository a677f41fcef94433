import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { storeStamp } from '../../../generator/incremental/fileStamp.js';
import { buildStampFile, needsBuild, stampOfBuild } from '../../../scripts/build/buildStamp.js';

let root: string;

function put(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** More than a tick of the disk's clock after every write. */
const later = (): number => Date.now() + 60_000;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folders = ['schemas', 'schemas/vocabulary', 'locales', 'generator', 'src', 'scripts'].map(
    (name) => `${name}/file`,
  );
  const files = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];
  for (const path of [...folders, ...files, 'node_modules/.package-lock.json', 'dist/index.html']) put(path);
  storeStamp(buildStampFile(root), stampOfBuild(root, later()) ?? '');
});

test.each<readonly [given: string, change: () => void, want: boolean]>([
  ['no change', () => undefined, false],
  ['another README', () => put('README.md'), false],
  ['an edited schema', () => put('schemas/file', 'x'), true],
  ['a new source file', () => put('src/new.ts'), true],
  ['an edited page', () => put('index.html', 'x'), true],
  ['other packages', () => put('node_modules/.package-lock.json', 'x'), true],
  ['no built console', () => rmSync(join(root, 'dist'), { recursive: true }), true],
  ['no stamp of a build', () => rmSync(buildStampFile(root)), true],
])('npm start with %s', (_, change, want) => {
  change();
  expect(needsBuild(root, later())).toBe(want);
});
