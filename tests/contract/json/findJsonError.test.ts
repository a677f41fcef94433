import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findJsonError } from '../../../src/contract/json/findJsonError.ts';

const deep = (levels: number) => '['.repeat(levels);

test.each<[text: string, want: object | undefined]>([
  ['{"a": [1, 2]}', undefined],
  ['{"a": 1,}', { line: 1, column: 9 }],
  ['{\n  "a": 1\n  "b": 2\n}', { line: 3, column: 3 }],
  ['{\n  "a": [1, 2', { line: 2, column: 13 }],
  ['{a: 1}', { line: 1, column: 2 }],
  ['接口', { line: 1, column: 1 }],
  ['["a\nb"]', { line: 1, column: 4 }],
  ['\n["\\x"]', { line: 2, column: 3 }],
  ['["at position 99", ?', { line: 1, column: 20 }],
  ['{"a": 1,\n "a": 2}', { line: 2, column: 2, duplicateName: 'a' }],
  ['{"a": 1, "a": 2, }', { line: 1, column: 10, duplicateName: 'a' }],
])('the error of %j is at %j', (text, want) => {
  expect(findJsonError(text)).toEqual(want);
});

test.each<[given: string, text: string, want: object | undefined]>([
  ['valid', `${deep(20_000)}${']'.repeat(20_000)}`, undefined],
  ['cut off', deep(20_000), { line: 1, column: 20_001 }],
])('a %s text with thousands of levels', (_, text, want) => {
  expect(findJsonError(text)).toEqual(want);
});

test('a long text with an error at its end needs little memory', () => {
  const program = `
    import { findJsonError } from ${JSON.stringify(fileURLToPath(import.meta.resolve('../../../src/contract/json/findJsonError.ts')))};
    console.log(JSON.stringify(findJsonError('[' + '1,\\n'.repeat(1_000_000) + '?')));`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--max-old-space-size=100', '--import', 'tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  expect(stdout.trim()).toBe('{"line":1000001,"column":1}');
});
