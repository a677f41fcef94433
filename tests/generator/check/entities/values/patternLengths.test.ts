import { expect, test } from 'vitest';
import { patternLengths } from '../../../../../generator/check/entities/values/patternLengths.ts';

const any = Number.POSITIVE_INFINITY;

test.each<[pattern: string, shortest: number, longest: number]>([
  ['', 0, any],
  ['a', 1, any],
  ['^a', 1, any],
  ['^a$', 1, 1],
  ['^[0-9a-f]{64}$', 64, 64],
  ['^[\\]x]{2,3}$', 2, 3],
  ['^\\d{2,}$', 2, any],
  ['^(ab|c)?d+?$', 1, any],
  ['^(?:ab){2}(?<tail>c)$', 5, 5],
  ['^(?=.{9})ab(?!c)(?<=b)(?<!c)$', 2, 2],
  ['^\\p{Lu}\\u{1F600}\\u0041\\x41\\cA\\.$', 6, 6],
  ['^(a)\\1\\k<n>$', 1, any],
  ['^\\bab\\B$', 2, 2],
  ['^𠮷{3}$', 3, 3],
  ['^a|bc$', 1, any],
  ['^(a|bc)$', 1, 2],
  ['^((a|b{3}){2}){2}$', 4, 12],
  ['^a\\$', 2, any],
  ['^(){9}$', 0, 0],
])('%s matches texts of %i to %d characters', (pattern, shortest, longest) => {
  expect(patternLengths(pattern)).toEqual([shortest, longest]);
});
