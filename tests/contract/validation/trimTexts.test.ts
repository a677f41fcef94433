import { expect, test } from 'vitest';
import { trimTexts } from '../../../src/contract/validation/trimTexts.ts';

const cases: readonly [given: unknown, paths: readonly string[], want: unknown][] = [
  [{ name: ' a b ', key: ' k ' }, ['name'], { name: 'a b', key: ' k ' }],
  [{ name: ' \u3000\t' }, ['name'], { name: '' }],
  [{ tags: [' x ', 'y'] }, ['tags.*'], { tags: ['x', 'y'] }],
  [
    { rows: [{ a: ' 1 ', b: ' 2 ' }, { b: ' 3 ' }] },
    ['rows.*.a'],
    { rows: [{ a: '1', b: ' 2 ' }, { b: ' 3 ' }] },
  ],
  [[' a '], ['*'], ['a']],
  [{ filter: { reason: ' r ' } }, ['filter.reason'], { filter: { reason: 'r' } }],
  // Missing values and values of another type do not change. The validators refuse them.
  [
    { name: 5, tags: 'x ', rows: [null] },
    ['name', 'tags.*', 'rows.*.a'],
    { name: 5, tags: 'x ', rows: [null] },
  ],
  [{}, ['toString', '__proto__.a'], {}],
  [null, ['name'], null],
  [undefined, ['name'], undefined],
];

test.each(cases)('trimTexts of %j at %j returns %j', (given, paths, want) => {
  expect(trimTexts(given, paths)).toEqual(want);
});

test('trimTexts returns the same object for a part without text to trim', () => {
  const rows = [{ a: '1' }];
  const record = { name: ' a ', rows };
  expect(trimTexts({ name: 'a', rows }, ['name', 'rows.*.a'])).toHaveProperty('rows', rows);
  expect((trimTexts(record, ['name', 'rows.*.a']) as typeof record).rows).toBe(rows);
});
