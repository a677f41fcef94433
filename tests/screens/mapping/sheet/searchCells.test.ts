import { expect, test } from 'vitest';
import { matchNumber, nextMatch } from '../../../../src/screens/mapping/sheet/searchCells.ts';

const places = [
  { row: 1, column: 0 },
  { row: 1, column: 4 },
  { row: 5, column: 2 },
];

test.each<[number, number, 1 | -1, number, number]>([
  [0, 0, 1, 0, 0],
  [1, 0, 1, 1, 1],
  [1, 2, 1, 1, 0],
  [5, 2, 1, 0, 3],
  [9, 0, 1, 0, 0],
  [0, 0, -1, 2, 0],
  [1, 4, -1, 0, 2],
])('nextMatch from %i,%i by %i gives match %i; matchNumber is %i', (row, column, step, want, at) => {
  expect(nextMatch(places, { row, column }, step)).toBe(places[want]);
  expect(matchNumber(places, { row, column })).toBe(at);
});

test('nextMatch without matches gives undefined', () => {
  expect(nextMatch([], { row: 0, column: 0 }, 1)).toBeUndefined();
});
