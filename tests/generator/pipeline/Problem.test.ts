import { expect, test } from 'vitest';
import { formatProblems, type Problem, sortProblems } from '../../../generator/pipeline/Problem.ts';

const problem = (file: string, line: number, column: number): Problem => ({
  file,
  line,
  column,
  pointer: '',
  message: 'It is wrong.',
  fix: 'Correct it.',
});

test('problems are in the order of file, line and column', () => {
  const sorted = [
    problem('a.json', 1, 7),
    problem('a.json', 2, 3),
    problem('a.json', 2, 12),
    problem('a.json', 10, 1),
    problem('b.json', 1, 1),
  ];
  for (const given of [sorted, sorted.toReversed(), [...sorted.slice(2), ...sorted.slice(0, 2)]])
    expect(sortProblems(given)).toEqual(sorted);
});

test.each([
  [[], '0 problems.'],
  [[problem('a.json', 2, 3)], 'a.json:2:3 /\n    It is wrong.\n    Correct it.\n1 problem.'],
])('the text of the problems %j ends with their number', (problems, text) => {
  expect(formatProblems(problems)).toBe(text);
});
