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
const edits: readonly [what: string, (parts: readonly string[]) => readonly string[]][] = [
  ['one is longer', (parts) => parts.with(250, 'longer'.repeat(1000))],
  ['one is gone', (parts) => parts.toSpliced(3, 1)],
  ['the last is new', (parts) => [...parts, 'new']],
  ['the first is new', (parts) => ['new', ...parts]],
  ['two have changed places', (parts) => parts.with(7, parts[8] ?? '').with(8, parts[7] ?? '')],
  ['one stands everywhere', (parts) => parts.map(() => parts[0] ?? '')],
  ['there are few', (parts) => parts.slice(0, 2)],
  ['there is none', () => []],
];

test.each(edits)('a long text is written as it is once %s', (_, edit) => {
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
const held = (): Record<string, string> =>
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
] as const)('what was added one by one, some of it twice, then %s', (way, holds, written) => {
  for (const [path, text] of Object.entries(before)) writeFileSync(join(folder, path), text);
  const writing = new OutputWriter(folder);
  writing.add(output('kept.ts', 'kept'));
  writing.add(output('other.ts', 'another'));
  expect(held()).toMatchObject(before);
  writing.add(output('new/late.ts', 'late'));
  writing.add(output('other.ts', 'another'));
  expect(writing[way]()).toEqual(written);
  expect(held()).toEqual(holds);
  expect(existsSync(join(folder, 'new'))).toBe(way === 'finish');
});
