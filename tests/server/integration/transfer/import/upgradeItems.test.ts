import { expect, test } from 'vitest';
import type { RecordMigration } from '../../../../../src/contract/model/recordMigration.ts';
import { upgradeItems } from '../../../../../src/server/integration/transfer/import/upgradeItems.ts';
import { ServiceError } from '../../../../../src/server/platform/base/ServiceError.ts';
import { servicePhrasesOf } from '../../../../../src/server/platform/base/servicePhrases.ts';
import { createUpgrade } from '../../../../../src/server/platform/recordFormat/createUpgrade.ts';

const migrations: readonly RecordMigration[] = [
  { version: 2, entity: 'interface', path: [], former: 'url', property: 'path' },
  {
    version: 3,
    entity: 'interface',
    path: [],
    former: 'seconds',
    property: 'minutes',
    convert: '$number(seconds) / 60',
    revert: 'minutes * 60',
  },
  { version: 3, entity: 'alarmRule', path: [], former: 'limit', property: 'threshold' },
];
const old = { interfaceName: 'orders', url: '/orders', seconds: '120', rules: { alarmRule: [{ limit: 3 }] } };

test.each([
  [
    0,
    old,
    { interfaceName: 'orders', path: '/orders', minutes: 2, rules: { alarmRule: [{ threshold: 3 }] } },
  ],
  [2, old, { interfaceName: 'orders', url: '/orders', minutes: 2, rules: { alarmRule: [{ threshold: 3 }] } }],
  [3, old, old],
  [0, { url: '/a', rules: 'no rules' }, { path: '/a', rules: 'no rules' }],
])('items of the record format %i', async (format, item, want) => {
  const upgrade = await createUpgrade(format, migrations);
  expect(await upgradeItems([item], upgrade, servicePhrasesOf('en-US'))).toEqual([want]);
});

test.each([
  ['en-US', 'Item 2 “stock”: minutes: Not a number: "soon"'],
  ['zh-CN', '第 2 项“stock”：minutes：'],
])('items that cannot be converted are refused in %s', async (locale, want) => {
  const items = [old, { ...old, interfaceName: 'stock', seconds: 'soon' }];
  const upgrade = await createUpgrade(0, migrations);
  const failure = await upgradeItems(items, upgrade, servicePhrasesOf(locale)).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ServiceError);
  expect(failure).toMatchObject({
    code: 'INVALID_REQUEST',
    data: { problems: [{ field: 'items.1.minutes', message: expect.stringContaining(want) }] },
  });
});
