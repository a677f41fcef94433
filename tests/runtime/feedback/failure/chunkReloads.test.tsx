import { expect, test, vi } from 'vitest';
import { chunkReloads } from '../../../../src/runtime/feedback/failure/chunkReloads.ts';

test.each([
  { kept: undefined, want: false },
  { kept: 'no JSON', want: false },
  { kept: '{}', want: false },
  { kept: '["TypeError: a"]', want: true },
])('with $kept in storage, the page was reloaded for the failure: $want', ({ kept, want }) => {
  sessionStorage.clear();
  if (kept !== undefined) sessionStorage.setItem('reloadedFor', kept);
  expect(chunkReloads.wasReloadedFor(new TypeError('a'))).toBe(want);
  const reload = vi.spyOn(location, 'reload').mockReset();
  chunkReloads.reloadFor(new TypeError('b'));
  expect(reload).toHaveBeenCalledOnce();
  expect(['a', 'b', 'c'].map((message) => chunkReloads.wasReloadedFor(new TypeError(message)))).toEqual([
    want,
    true,
    false,
  ]);
});
