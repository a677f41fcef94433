import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addProject } from '../../../scripts/new/addProject.ts';
import { writeTexts } from '../../../scripts/new/writeTexts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  writeFileSync(join(root, 'kept.json'), 'former');
  writeFileSync(join(root, 'gone.json'), 'former');
});
afterEach(() => rmSync(root, { recursive: true }));

/** A link to nowhere cannot be written, as a file on a full disk. */
const blockWriting = (name: string): void => symlinkSync(join(root, 'none/none'), join(root, name));

const paths = ['kept.json', 'gone.json', 'new/deep/a.json', 'new/b.json', 'c.json'];
const stateOf = () =>
  paths.map((path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined));
const given = ['former', 'former', undefined, undefined, undefined];
const wanted = ['now', undefined, 'now', 'now', 'now'];
const texts = new Map(paths.map((path, index) => [path, wanted[index]]));

test('texts are written, and undone with their folders', () => {
  const undo = writeTexts(root, texts);
  expect(stateOf()).toEqual(wanted);
  undo();
  expect(stateOf()).toEqual(given);
  expect(existsSync(join(root, 'new'))).toBe(false);
});

test('if a file cannot be written, all are as before, and the error names it', () => {
  blockWriting('c.json');
  expect(() => writeTexts(root, texts)).toThrow(`${join(root, 'c.json')} could not be written`);
  expect(stateOf()).toEqual(given);
  expect(existsSync(join(root, 'new'))).toBe(false);
});

test('a project that cannot be written leaves no part of it', () => {
  blockWriting('.gitignore');
  expect(() => addProject(root)).toThrow(`${join(root, '.gitignore')} could not be written`);
  expect(existsSync(join(root, 'schemas'))).toBe(false);
});
