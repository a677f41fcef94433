import { expect, test } from 'vitest';
import { exactNumber, readExact, writeExact } from '../../src/contract/exactJson.ts';

test.each([
  ['{"a":1,"b":"x"}'],
  ['{"a":1234567890123456789,"b":[0.1234567890123456789,{"c":1e400}],"d":"1234567890123456789"}'],
  ['1234567890123456789'],
])('%s stays as it is', (text) => {
  expect(writeExact(readExact(text))).toBe(text);
});

test('what is no JSON is refused as by JSON.parse', () => {
  expect(() => readExact('{"a":1234567890123456789')).toThrow(SyntaxError);
});

test('members are replaced, lines are indented', () => {
  const hide = (name: string, value: unknown) => (name === 'a' ? '-' : value);
  expect(writeExact(readExact('{"a":1,"b":1e400}'), hide, 1)).toBe('{\n "a": "-",\n "b": 1e400\n}');
});

test('a number of another notation', () => {
  expect(writeExact({ id: exactNumber('1234567890123456789') })).toBe('{"id":1234567890123456789}');
});
