import { beforeEach, expect, test } from 'vitest';
import {
  isNavigationShown,
  storeNavigationShown,
} from '../../../../src/runtime/shell/navigation/navigationVisibility.ts';

beforeEach(() => localStorage.clear());

test.each([
  { stored: [], want: true },
  { stored: [false], want: false },
  { stored: [true], want: true },
  { stored: [false, true], want: true },
])('after the choices $stored the navigation is visible: $want', ({ stored, want }) => {
  for (const isShown of stored) storeNavigationShown(isShown);
  expect(isNavigationShown()).toBe(want);
});
