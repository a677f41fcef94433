import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileCache } from '../../../generator/incremental/FileCache.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
  path = join(folder, 'a.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

type Step = (path: string) => void;

const write =
  (text: string): Step =>
  (path) =>
    writeFileSync(path, text);
const touch: Step = (path) => utimesSync(path, 1, 1);

const cases: readonly (readonly [name: string, steps: readonly Step[], parsed: readonly string[]])[] = [
  ['an unchanged file is parsed once', [write('1'), () => {}], ['1']],
  ['a changed file is parsed again', [write('1'), write('22')], ['1', '22']],
  ['a change of the same length within one tick is noticed', [write('1'), write('2')], ['1', '2']],
  ['a new time stamp alone is no change', [write('1'), touch], ['1']],
  [
    'a file that has its old text again is parsed again',
    [write('1'), write('2'), write('1')],
    ['1', '2', '1'],
  ],
];

test.each(cases)('%s', (_name, steps, parsed) => {
  const cache = new FileCache();
  const parse = vi.fn((text: string) => ({ text }));
  const values = steps.map((step) => {
    step(path);
    return cache.read(path, parse);
  });
  expect(parse.mock.calls.map(([text]) => text)).toEqual(parsed);
  expect(values.at(-1)).toEqual({ text: parsed.at(-1) });
});

test('a file whose stamp is old is not read again while the stamp is equal', () => {
  const cache = new FileCache();
  writeFileSync(path, '1');
  const now = Date.now();
  // The file is older than a tick of the clock.
  vi.spyOn(Date, 'now').mockReturnValue(now + 10_000);
  const first = cache.read(path, (text) => ({ text }));
  const parse = vi.fn();
  expect(cache.read(path, parse)).toBe(first);
  expect(parse).not.toHaveBeenCalled();
});
