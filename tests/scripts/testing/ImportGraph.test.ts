import { expect, test } from 'vitest';
import { ImportGraph } from '../../../scripts/testing/ImportGraph.ts';

const graph = new ImportGraph();

/** Edited file → the test that runs first. */
const first: readonly [file: string, test: string][] = [
  ['generator/diff/diffProjects.ts', 'tests/generator/diff/diff.test.ts'],
  ['generator/main.ts', 'tests/generator/main.test.ts'],
  ['tests/boundaries.test.ts', 'tests/boundaries.test.ts'],
];

test.each(first)('an edit of %s first runs %s', (file, want) => {
  expect(graph.testsOf([file])[0]).toBe(want);
});

test('a file that nothing imports has no tests', () => {
  expect(graph.testsOf(['generator/none.ts'])).toEqual([]);
});
