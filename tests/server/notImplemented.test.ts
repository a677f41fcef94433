import { expect, test } from 'vitest';
import { notImplemented } from '../../src/server/registerOperations.ts';

test('every operation of schemas/endpoints is implemented', () => {
  expect(notImplemented()).toEqual([]);
});
