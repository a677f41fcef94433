import { expect, test } from 'vitest';
import { canonicalJson } from '../../../src/contract/json/canonicalJson.ts';

test.each([
  {
    value: { b: 1, a: { d: [2, { f: 3, e: null }], c: 'x' } },
    want: '{"a":{"c":"x","d":[2,{"e":null,"f":3}]},"b":1}',
  },
  { value: [2, 1], want: '[2,1]' },
  { value: 'a', want: '"a"' },
  { value: null, want: 'null' },
  { value: undefined, want: '' },
])('the canonical text of $value is $want', ({ value, want }) => {
  expect(canonicalJson(value)).toBe(want);
});
