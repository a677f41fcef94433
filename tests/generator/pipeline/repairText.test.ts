import { expect, test } from 'vitest';
import type { Repair } from '../../../generator/pipeline/Problem.ts';
import { repairText } from '../../../generator/pipeline/repairText.ts';

/** Text and repairs with their pointers → the repaired text. */
const texts: readonly [text: string, repairs: readonly [pointer: string, repair: Repair][], want: string][] =
  [
    ['{ "a": 1 }', [], '{ "a": 1 }'],
    // A value. The text around it keeps its format.
    ['{ "a" :"x" ,\n "b": 2}', [['/a', { replace: 'y' }]], '{ "a" :"y" ,\n "b": 2}'],
    ['{ "a": ["x", "y"] }', [['/a/1', { replace: 'z' }]], '{ "a": ["x", "z"] }'],
    // The name of a member.
    ['{\n  "titel": "N",\n  "b": 2\n}', [['/titel', { rename: 'title' }]], '{\n  "title": "N",\n  "b": 2\n}'],
    ['{ "titel": "N", "title": "M" }', [['/titel', { rename: 'title' }]], '{ "titel": "N", "title": "M" }'],
    // A member, an element.
    ['{\n  "a": 1,\n  "b": 2\n}', [['/b', { remove: true }]], '{\n  "a": 1\n}'],
    ['{\n  "a": 1,\n  "b": 2\n}', [['/a', { remove: true }]], '{\n  "b": 2\n}'],
    ['{ "a": ["x", "y", "x"] }', [['/a/2', { remove: true }]], '{ "a": ["x", "y"] }'],
    // Several repairs of a file. Each pointer refers to the text before the other repairs.
    [
      '{ "a": ["x", "y", "z"] }',
      [
        ['/a/0', { remove: true }],
        ['/a/2', { replace: 'Z' }],
      ],
      '{ "a": ["y", "Z"] }',
    ],
    [
      '{ "aa": { "bb": 1 } }',
      [
        ['/aa', { rename: 'a' }],
        ['/aa/bb', { rename: 'b' }],
      ],
      '{ "a": { "b": 1 } }',
    ],
    // Two repairs at one place: only the repair with the later position applies.
    [
      '{ "a": "x" }',
      [
        ['/a', { replace: 'y' }],
        ['/a', { replace: 'z' }],
      ],
      '{ "a": "z" }',
    ],
    // Slashes in names, digits as the name of a member, and a missing member.
    ['{ "a/b": { "0": "x" } }', [['/a~1b/0', { replace: 'y' }]], '{ "a/b": { "0": "y" } }'],
    ['{ "a": 1 }', [['/b', { remove: true }]], '{ "a": 1 }'],
  ];

test.each(texts)('the text %j after the repairs %j is correct', (text, repairs, want) => {
  // Each problem has its own column, in the order of the repairs.
  const problems = repairs.map(([pointer, repair], column) => ({
    ...{ file: 'a.json', line: 1, column, pointer, message: '', fix: '' },
    repair,
  }));
  const { text: after, fixed } = repairText(text, problems);
  expect(after).toBe(want);
  expect(fixed.length > 0).toBe(after !== text);
});
