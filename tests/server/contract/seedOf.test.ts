import { expect, test } from 'vitest';
import { model } from './contractUnderTest.ts';
import { seedOf } from './seedOf.ts';

test('no two operations or families share a seed', () => {
  const names = [...model.operations.map(({ id }) => id), ...model.resources.map(({ name }) => name)];
  const seeds = new Map(names.map((name) => [seedOf(name), name]));
  expect(seeds.size).toBe(new Set(names).size);
});
