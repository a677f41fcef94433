import { expect, test } from 'vitest';
import { hasOwnAddress, joinUrl, maskPassword } from '../../../src/contract/api/partnerUrl.ts';

test.each([
  ['http://erp/api', '/items', 'http://erp/api/items'],
  ['http://erp/api//', '/items', 'http://erp/api/items'],
  ['', '/items', '/items'],
])('joinUrl of %j and %j is %j', (base, path, want) => {
  expect(joinUrl(base, path)).toBe(want);
});

test.each([
  ['http://me:pass@erp/api', 'http://me:[SECRET]@erp/api'],
  ['tcp://:pa@ss@mq:61613', 'tcp://:[SECRET]@mq:61613'],
  ['http://me@erp/api', 'http://me@erp/api'],
  ['http://erp/a:b@c', 'http://erp/a:b@c'],
])('maskPassword turns %j into %j', (url, want) => {
  expect(maskPassword(url)).toBe(want);
});

test.each([
  ['ACTIVE_MQ', true],
  ['HTTP', false],
  ['WEB_SERVICE', false],
])('hasOwnAddress of %s is %s', (type, want) => {
  expect(hasOwnAddress(type)).toBe(want);
});
