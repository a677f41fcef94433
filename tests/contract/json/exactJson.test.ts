import { expect, test } from 'vitest';
import { ExactNumber, hasExactNumber } from '../../../src/contract/json/ExactNumber.ts';
import {
  DuplicateNameError,
  indentJsonText,
  parseCheckedJson,
  parseExactJson,
  parseJsonObject,
  stringifyExactJson,
} from '../../../src/contract/json/exactJson.ts';
import fc from '../../fastCheck.ts';
import { jsonNumber } from './jsonNumber.ts';

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

test('parseCheckedJson reads the same as parseExactJson', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          jsonNumber,
          fc.string().map((text) => JSON.stringify(text)),
        ),
      ),
      (values) => {
        const text = `{"a":[${values.join()}]}`;
        expect(parseCheckedJson(text)).toEqual(parseExactJson(text));
      },
    ),
  );
});

test('any JSON number of up to 60 digits keeps its characters', () => {
  fc.assert(
    fc.property(fc.array(jsonNumber), (numbers) => {
      const text = `{"a":[${numbers.join()}]}`;
      expect(stringifyExactJson(parseExactJson(text))).toBe(text);
    }),
  );
});

test.each([
  ['{"a":1,"a":2}', 'a', 7],
  ['{"a":1.1,"a":1.10}', 'a', 9],
  ['{"b":{"a":"x","c":0,"a":null}}', 'a', 20],
])('parseExactJson of %s throws for the name %s at offset %i', (text, name, offset) => {
  expect(() => parseExactJson(text)).toThrow(DuplicateNameError);
  expect(() => parseExactJson(text)).toThrow(expect.objectContaining({ duplicateName: name, offset }));
});

test.each([
  ['{"a":[1,{"b":"1.10"}]}', false],
  ['{"a":[1,{"b":1.10}]}', true],
])('hasExactNumber of %s is %s', (text, want) => {
  expect(hasExactNumber(parseExactJson(text))).toBe(want);
});

test.each<[string, object | undefined]>([
  ['{"a":1}', { a: 1 }],
  ['[1]', [1]],
  ['[1.10]', [new ExactNumber('1.10')]],
  ['12', undefined],
  ['1.10', undefined],
  ['null', undefined],
  ['{"a":1,"a":2}', undefined],
  ['<html>', undefined],
])('parseJsonObject of %s', (text, want) => expect(parseJsonObject(text)).toEqual(want));

test.each([
  ['{"a":1.50}', '{\n  "a": 1.50\n}'],
  ['null', 'null'],
  ['{"a":', '{"a":'],
  ['{"a":1,"a":2}', '{"a":1,"a":2}'],
  ['', ''],
])('indentJsonText of %s', (text, want) => expect(indentJsonText(text)).toBe(want));
