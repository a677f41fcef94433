import { expect, test } from 'vitest';
import { repeatsNames } from '../../../generator/load/repeatsNames.ts';

test.each<[text: string, want: boolean]>([
  ['{"a": 1, "b": [{"a": 2}, {"a": 3}]}', false],
  ['{"a": 1, "a": 1}', true],
  ['{"b": [{"c": {}, "c": {}}]}', true],
  ['{"a": ": \\": ", ":": "\\\\"}', false],
  ['{"a": 1, "\\u0061": 2}', true],
  ['{}', false],
])('%s repeats a name: %s', (text, want) => {
  expect(repeatsNames(text, JSON.parse(text))).toBe(want);
});
