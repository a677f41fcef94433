import { expect, test } from 'vitest';
import { fixedPathsFirst } from '../../../../src/server/platform/http/registerOperations.ts';

test.each([
  [['/erp/{uuid}', '/erp/geterpType']],
  [['/pet/{uuid}/{part}', '/pet/{uuid}/photo']],
  [['/pet/{uuid}/{part}', '/pet/{kind}/photo']],
  [['/{entity}/all', '/pet/{uuid}']],
])('of %j, the last path is tried first', (given) => {
  expect(given.toSorted(fixedPathsFirst)).toEqual(given.toReversed());
  expect(given.toReversed().sort(fixedPathsFirst)).toEqual(given.toReversed());
});
