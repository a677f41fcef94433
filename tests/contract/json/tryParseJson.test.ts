import { expect, test } from 'vitest';
import { tryParseJson } from '../../../src/contract/json/tryParseJson.ts';
import { tryParseRecord } from '../../../src/contract/json/tryParseRecord.ts';

test.each([
  { text: '{"a":1}', value: { a: 1 }, record: { a: 1 } },
  { text: '[1]', value: [1], record: undefined },
  { text: 'null', value: null, record: undefined },
  { text: '"a"', value: 'a', record: undefined },
  { text: '{"a":', value: undefined, record: undefined },
  { text: '<html>', value: undefined, record: undefined },
  { text: '', value: undefined, record: undefined },
])('$text is parsed without an error', ({ text, value, record }) => {
  expect([tryParseJson(text), tryParseRecord(text)]).toEqual([value, record]);
});
