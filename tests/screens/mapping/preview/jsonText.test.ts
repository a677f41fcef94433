import { expect, test } from 'vitest';
import { ExactNumber } from '../../../../src/contract/json/ExactNumber.ts';
import { truncateJson } from '../../../../src/screens/mapping/preview/jsonText.ts';

test.each<[what: string, value: unknown, want: string]>([
  ['a missing value', undefined, ''],
  ['null', null, 'null'],
  ['a number with its digits', new ExactNumber('1.50'), '1.50'],
  ['an object', { a: [1, 'x'] }, '{"a":[1,"x"]}'],
  ['a text of 200 characters', 'x'.repeat(198), `"${'x'.repeat(198)}"`],
  ['a longer text', 'x'.repeat(199), `"${'x'.repeat(199)}…`],
])('truncateJson of %s', (_what, value, want) => expect(truncateJson(value)).toBe(want));
