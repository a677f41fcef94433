import { beforeEach, expect, test, vi } from 'vitest';
import { isTreeFolded, storeTreeFolded } from '../../../../src/runtime/list/tree/treeFolding.ts';

beforeEach(() => localStorage.clear());

test.each<[width: number, choice: boolean | undefined, want: boolean]>([
  [1439, undefined, true],
  [1440, undefined, false],
  [1439, false, false],
  [1440, true, true],
])('in a window of %i px with the choice %s, the tree is folded: %s', (width, choice, want) => {
  vi.stubGlobal('innerWidth', width);
  if (choice !== undefined) storeTreeFolded(choice);
  expect(isTreeFolded()).toBe(want);
});
