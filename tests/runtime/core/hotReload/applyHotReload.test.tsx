import { expect, test } from 'vitest';
import { replaceContents } from '../../../../src/runtime/core/hotReload/applyHotReload.ts';

test('replaceContents changes an object in place and keeps equal members', () => {
  const kept = { columns: ['name'] };
  const held: Record<string, unknown> = { kept, changed: { title: 'A' }, removed: {} };
  replaceContents(held, { kept: { columns: ['name'] }, changed: { title: 'B' }, added: 1 });
  expect(held).toEqual({ kept: { columns: ['name'] }, changed: { title: 'B' }, added: 1 });
  expect(held.kept).toBe(kept);
});

test.each([
  [[1, 2, 3], [3]],
  [[1], [1, 2]],
  [[], [1]],
])('replaceContents turns the list %j into %j', (present, next) => {
  replaceContents(present, next);
  expect(present).toEqual(next);
});
