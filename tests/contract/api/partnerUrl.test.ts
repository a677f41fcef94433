import { expect, test } from 'vitest';
import { hasOwnAddress, joinUrl } from '../../../src/contract/api/partnerUrl.ts';

test.each([
  ['http://erp/api', '/items', 'http://erp/api/items'],
  ['http://erp/api//', '/items', 'http://erp/api/items'],
  ['', '/items', '/items'],
])('joinUrl of %j and %j is %j', (base, path, want) => {
  expect(joinUrl(base, path)).toBe(want);
});

test.each([
  ['ACTIVE_MQ', true],
  ['HTTP', false],
  ['WEB_SERVICE', false],
  ['INTERMEDIATE_TABLE', false],
  ['a new transport', true],
])('hasOwnAddress of %s is %s', (type, want) => {
  expect(hasOwnAddress(type)).toBe(want);
});
