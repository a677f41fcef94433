import { expect, test } from 'vitest';
import { parseExactJson } from '../../../../src/contract/json/exactJson.ts';
import { targetFieldsOf } from '../../../../src/screens/mapping/editor/targetFieldsOf.ts';

test.each([
  [
    'values by type',
    '{"no":"1","qty":1.50,"isPaid":true,"date":"2026-11-24"}',
    ['no STRING', 'qty NUMERIC', 'isPaid BOOLEAN', 'date DATE'],
  ],
  ['an empty value is a text', '{"no":null}', ['no STRING']],
  ['a nested object by path', '{"to":{"city":"x"}}', ['to.city STRING']],
  [
    'a list and its elements',
    '{"lines":[{"sku":"a"},{"qty":1}]}',
    ['lines ARRAY', 'lines[].sku STRING', 'lines[].qty NUMERIC'],
  ],
  ['a list of texts', '{"tags":["a"]}', ['tags ARRAY']],
  [
    'a list in a list',
    '{"a":[{"b":[{"c":"2026-11-24T08:00:00Z"}]}]}',
    ['a ARRAY', 'a[].b ARRAY', 'a[].b[].c DATE'],
  ],
  ['no document', 'null', []],
])('%s', (_what, text, want) => {
  expect(targetFieldsOf(parseExactJson(text)).map(({ name, type }) => `${name} ${type}`)).toEqual(want);
});
