import { expect, test } from 'vitest';
import { checkFilter, passesFilter } from '../../../src/mapping/index.ts';

const table = [
  { filter: undefined, document: {}, want: true },
  { filter: '  ', document: {}, want: true },
  { filter: "status = 'APPROVED'", document: { status: 'APPROVED' }, want: true },
  { filter: "status = 'APPROVED'", document: {}, want: false },
  { filter: '$count(lines) > 0', document: { lines: [1] }, want: true },
  { filter: '$count(lines) > 0', document: { lines: [] }, want: false },
  { filter: 'lines', document: { lines: [0, ''] }, want: false },
  { filter: 'owner', document: { owner: {} }, want: false },
  { filter: 'missing', document: {}, want: false },
  { filter: '$match(no, /(a)?b/).groups[0] = ""', document: { no: 'b' }, want: true },
  { filter: '$match(no, /(a)?b/).groups[0] = "a"', document: { no: 'ab' }, want: true },
];

test.each(table)('filter $filter on document $document gives $want', async ({ filter, document, want }) => {
  expect(await passesFilter(filter, document)).toBe(want);
});

test.each([
  ['status =', 'expressionInvalid'],
  ["status - 'a'", 'expressionFailed'],
])('filter %s fails with %s', async (filter, code) => {
  await expect(passesFilter(filter, { status: 1 })).rejects.toMatchObject({ code });
});

test.each([
  ['$round(1.5, 101)', 'outOfRange', { value: '101' }],
  ['$round(1.5, -101)', 'outOfRange', { value: '-101' }],
  ['$number("x")', 'notNumber', { value: '"x"' }],
])('filter %s fails with %s and the value %o', async (filter, code, parameters) => {
  await expect(passesFilter(filter, {})).rejects.toMatchObject({ code, parameters });
});

test.each([
  ['an endless tail recursion', '($again := function($n) { $again($n + 1) }; $again(1))'],
  ['an endless recursion', '($deeper := function($n) { 1 + $deeper($n + 1) }; $deeper(1))'],
  ['a nested loop of many steps', '$count([1..40000].$count([1..40000]))'],
])('the time limit stops %s', async (_, filter) => {
  await expect(passesFilter(filter, {})).rejects.toMatchObject({ code: 'expressionTimeLimit' });
});

test.each([
  ['', undefined],
  ['  ', undefined],
  ["status - 'a'", undefined],
  ['status =', 'expressionInvalid'],
])('checkFilter of %j gives %s', (filter, code) => {
  expect(checkFilter(filter)?.code).toBe(code);
});
