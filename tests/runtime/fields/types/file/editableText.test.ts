import { expect, test } from 'vitest';
import { isEditableText } from '../../../../../src/runtime/fields/types/file/editableText.ts';

test.each([
  [200_000, true],
  [200_001, false],
])('a text of %d characters can be edited: %s', (length, want) =>
  expect(isEditableText('x'.repeat(length))).toBe(want),
);
