import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Output, outputInParts } from '../../../generator/emit/Output.ts';
import { listFiles, OutputWriter, writeOutputs } from '../../../generator/output/writeOutputs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns `count` parts of about 1 kB. A text of 500 parts is long enough for a write in pieces. */
const partsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${index} é `.repeat(200));

const parts = partsOf(500);

/** Edits of the parts. */
const edits: readonly [name: string, (parts: readonly string[]) => readonly string[]][] = [
  ['a longer part', (parts) => parts.with(250, 'longer'.repeat(1000))],
  ['a removed part', (parts) => parts.toSpliced(3, 1)],
  ['a new last part', (parts) => [...parts, 'new']],
  ['a new first part', (parts) => ['new', ...parts]],
  ['two swapped parts', (parts) => parts.with(7, parts[8] ?? '').with(8, parts[7] ?? '')],
  ['the same part everywhere', (parts) => parts.map(() => parts[0] ?? '')],
  ['only two parts', (parts) => parts.slice(0, 2)],
  ['no parts', () => []],
];

test.each(edits)('a changed long text is written completely: %s', (_, edit) => {
  let last: ReadonlyMap<string, Output> = new Map();
  for (const now of [parts, parts.with(0, 'before'), edit(parts), parts]) {
    const output = outputInParts('long.txt', now, []);
    expect(writeOutputs(folder, [output], last).changed).toEqual(['long.txt']);
    expect(readFileSync(join(folder, 'long.txt'), 'utf8')).toBe(now.join(''));
    expect(
      writeOutputs(folder, [outputInParts('long.txt', [...now], [])], new Map([['long.txt', output]]))
        .changed,
    ).toEqual([]);
    last = new Map([['long.txt', output]]);
  }
});

/** Returns the texts of the folder's files by path. */
const folderTexts = (): Record<string, string> =>
  Object.fromEntries(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));

const output = (path: string, text: string): Output => ({ path, text, files: [] });

const before = { 'kept.ts': 'kept', 'old.ts': 'old', 'other.ts': 'other' };

test.each([
  [
    'finish',
    { 'kept.ts': 'kept', 'other.ts': 'another', 'new/late.ts': 'late' },
    { changed: ['other.ts', 'new/late.ts'], removed: ['old.ts'] },
  ],
  ['undo', before, undefined],
] as const)('%s ends an update with single outputs, one of them added twice', (method, expected, written) => {
  for (const [path, text] of Object.entries(before)) writeFileSync(join(folder, path), text);
  const writing = new OutputWriter(folder);
  writing.add(output('kept.ts', 'kept'));
  writing.add(output('other.ts', 'another'));
  expect(folderTexts()).toMatchObject(before);
  writing.add(output('new/late.ts', 'late'));
  writing.add(output('other.ts', 'another'));
  expect(writing[method]()).toEqual(written);
  expect(folderTexts()).toEqual(expected);
  expect(existsSync(join(folder, 'new'))).toBe(method === 'finish');
});
