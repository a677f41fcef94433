import { expect, test } from 'vitest';
import { exactNumber, parseExactJson, stringifyExactJson } from '../../../src/contract/json/exactJson.ts';

test.each([
  ['{"a":1,"b":"x"}'],
  ['{"a":1234567890123456789,"b":[0.1234567890123456789,{"c":1e400}],"d":"1234567890123456789"}'],
  ['1234567890123456789'],
])('parsing and writing %s returns the same text', (text) => {
  expect(stringifyExactJson(parseExactJson(text))).toBe(text);
});

test('parseExactJson throws a SyntaxError for invalid JSON, as JSON.parse does', () => {
  expect(() => parseExactJson('{"a":1234567890123456789')).toThrow(SyntaxError);
});

test('stringifyExactJson applies a replacer and an indentation', () => {
  const hide = (name: string, value: unknown) => (name === 'a' ? '-' : value);
  expect(stringifyExactJson(parseExactJson('{"a":1,"b":1e400}'), hide, 1)).toBe(
    '{\n "a": "-",\n "b": 1e400\n}',
  );
});

test('stringifyExactJson writes an exact number with all its digits', () => {
  expect(stringifyExactJson({ id: exactNumber('1234567890123456789') })).toBe('{"id":1234567890123456789}');
});
