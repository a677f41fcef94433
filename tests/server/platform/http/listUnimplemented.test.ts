import { expect, test } from 'vitest';
import { integration } from '../../../../src/server/integration/module.ts';
import { listUnimplemented } from '../../../../src/server/platform/http/registerOperations.ts';

test('every operation of schemas/endpoints is implemented', () => {
  expect(listUnimplemented([integration])).toEqual([]);
});
