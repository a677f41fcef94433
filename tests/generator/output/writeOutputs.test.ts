import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Output } from '../../../generator/emit/Output.ts';
import { listFiles, writeOutputs } from '../../../generator/output/writeOutputs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the texts of the folder's files by path. */
const folderTexts = (): Record<string, string> =>
  Object.fromEntries(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));

const output = (path: string, text: string): Output => ({ path, text, files: [] });

const before = { 'kept.ts': 'kept', 'old.ts': 'old', 'other.ts': 'other' };

beforeEach(() => {
  for (const [path, text] of Object.entries(before)) writeFileSync(join(folder, path), text);
});

test('changed files are written and obsolete ones removed', () => {
  const outputs = [output('kept.ts', 'kept'), output('other.ts', 'another'), output('new/late.ts', 'late')];
  expect(writeOutputs(folder, outputs)).toEqual({
    changed: ['other.ts', 'new/late.ts'],
    removed: ['old.ts'],
  });
  expect(folderTexts()).toEqual({ 'kept.ts': 'kept', 'other.ts': 'another', 'new/late.ts': 'late' });
});

test('the new text of an interrupted run is replaced', () => {
  writeFileSync(join(folder, 'other.ts.new'), 'interrupted');
  writeOutputs(folder, [output('kept.ts', 'kept'), output('other.ts', 'another')]);
  expect(folderTexts()).toEqual({ 'kept.ts': 'kept', 'other.ts': 'another' });
});

test('a link in the folder is no file, and stays', () => {
  symlinkSync(tmpdir(), join(folder, 'link'), 'junction');
  expect(listFiles(folder)).toEqual(Object.keys(before));
  expect(writeOutputs(folder, []).removed).toEqual(Object.keys(before));
  expect(readdirSync(folder)).toEqual(['link']);
});

test('if a text cannot be made, the folder keeps its previous content', () => {
  const broken: Output = {
    path: 'broken.ts',
    files: [],
    get text(): string {
      expect(folderTexts()).toMatchObject(before);
      throw new Error('no text');
    },
  };
  const outputs = [output('other.ts', 'another'), output('new/late.ts', 'late'), broken];
  expect(() => writeOutputs(folder, outputs)).toThrow('no text');
  expect(folderTexts()).toEqual(before);
  expect(existsSync(join(folder, 'new'))).toBe(false);
});

/** Paths of outputs with a new text, of which only `kept.ts` is not current → paths that are written. */
const currents: readonly [paths: readonly string[], written: readonly string[]][] = [
  [Object.keys(before), ['kept.ts']],
  [
    ['kept.ts', 'old.ts', 'absent.ts'],
    ['kept.ts', 'old.ts', 'absent.ts'],
  ],
  [
    ['kept.ts', 'old.ts'],
    ['kept.ts', 'old.ts'],
  ],
];

test.each(currents)('%j: %j are written', (paths, written) => {
  const outputs = paths.map((path) => output(path, 'new text'));
  expect(
    writeOutputs(folder, outputs, new Set(outputs.filter(({ path }) => path !== 'kept.ts'))).changed,
  ).toEqual(written);
});
