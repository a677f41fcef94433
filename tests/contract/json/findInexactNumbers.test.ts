import { expect, test } from 'vitest';
import { firstInexactNumber, isExactNumber } from '../../../src/contract/json/exactJson.ts';

test.each([
  ['0', true],
  ['-0', true],
  ['0e999999', true],
  ['1.10', true],
  ['0.1', true],
  ['1.0000000000000000000000', true],
  ['1E+2', true],
  ['1e23', true],
  ['9007199254740992', true],
  ['9007199254740993', false],
  ['1234567890123456789', false],
  ['-1234567890123456789', false],
  // A double holds this one, but JavaScript writes 1152921504606847000.
  ['1152921504606846976', false],
  ['1152921504606847000', true],
  ['1234567890.1234567', true],
  ['1234567890.123456789012', false],
  ['0.1234567890123456789', false],
  ['5e-324', true],
  ['1e-400', false],
  ['1e400', false],
  ['-1e400', false],
  ['1e99999999999999999999', false],
])('isExactNumber of %s returns %s', (number, want) => {
  expect(isExactNumber(number)).toBe(want);
});

test.each([
  ['a JSON text without numbers', '{"no":"1234567890123456789"}', undefined],
  ['a string with escaped quotes', '{"no":"\\"1234567890123456789\\\\","qty":1e1}', undefined],
  ['truncated JSON', '{"no":1234567890123456789', undefined],
  ['an empty text', '', undefined],
  ['a single number', '1e400', { path: '$', number: '1e400' }],
  ['a member', '{"a":1,"no":1234567890123456789}', { path: 'no', number: '1234567890123456789' }],
  ['a number of 300 digits', `[${'1'.repeat(300)}]`, { path: '[0]', number: `${'1'.repeat(200)}…` }],
  ['nested lists', '[1,[2,1e400]]', { path: '[1][1]', number: '1e400' }],
  [
    'nested lists and objects',
    '{"a":[{"b":1},{"b":2,"c":[],"d":{"e":-9007199254740993}}]}',
    { path: 'a[1].d.e', number: '-9007199254740993' },
  ],
  ['a number after closed objects', '{"a":{"b":[1,2]},"c":[{}, 1e400]}', { path: 'c[1]', number: '1e400' }],
  ['a member name with an escape', '{"\\u0041\\"":1e400}', { path: 'A"', number: '1e400' }],
  ['two inexact numbers', '{"a":1e400,"b":1e401}', { path: 'a', number: '1e400' }],
  ['a string before the number', '{"a":"b","c":1e400}', { path: 'c', number: '1e400' }],
])('firstInexactNumber checks %s', (_, text, want) => {
  expect(firstInexactNumber(text)).toEqual(want);
});

test('firstInexactNumber reads hostile texts of about 1 MB in less than 4 seconds of processor time', () => {
  // A scan that goes back at each character would take minutes.
  const start = process.cpuUsage();
  for (const text of [
    `{"a":1${'0'.repeat(1_000_000)}1}`,
    `[1e1,"${'\\\\'.repeat(1_000_000)}"]`,
    `${'['.repeat(5000)}1e400${']'.repeat(5000)}`,
    `{"a":${'1'.repeat(1_000_000)}`,
  ])
    firstInexactNumber(text);
  expect(process.cpuUsage(start).user).toBeLessThan(4_000_000);
});
