import { expect, test } from 'vitest';
import { listUnimplemented } from '../../../../src/server/platform/http/registerOperations.ts';

test('every operation of schemas/endpoints is implemented', () => {
  expect(listUnimplemented()).toEqual([]);
});
