import { expect, test } from 'vitest';
import type { RecordMigration } from '../../../../src/contract/model/recordMigration.ts';
import { nameAfter, nameBefore } from '../../../../src/server/platform/recordFormat/followNames.ts';

const migrations: readonly RecordMigration[] = [
  { version: 1, entity: 'order', path: [], former: 'no', property: 'number' },
  { version: 2, entity: 'order', path: [], former: 'number', property: 'orderNumber' },
  { version: 2, entity: 'order', path: ['lines'], former: 'sku', property: 'article' },
  { version: 3, entity: 'order', path: [], former: 'colour' },
];

test.each([
  ['no', 'orderNumber'],
  ['number', 'orderNumber'],
  ['sku', 'sku'],
  ['colour', 'colour'],
  ['other', 'other'],
])('the name %s becomes %s', (name, want) => {
  expect(nameAfter(name, migrations)).toBe(want);
});

test.each([
  ['orderNumber', 'no'],
  ['number', 'no'],
  ['article', 'article'],
  ['colour', 'colour'],
])('the name %s was %s', (name, want) => {
  expect(nameBefore(name, migrations)).toBe(want);
});
