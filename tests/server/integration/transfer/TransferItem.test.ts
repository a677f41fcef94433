import { expect, test } from 'vitest';
import { itemOf, readItem, writeItem } from '../../../../src/server/integration/transfer/TransferItem.ts';

const row = { uuid: 'i', interfaceName: 'asn', interfaceType: 'ERP_DOWN', status: 'ONLINE', path: '/asn' };
const record = { interfaceName: 'asn', interfaceType: 'ERP_DOWN', path: '/asn' };
const rule = (uuid: string, fields: readonly string[]) => ({ uuid, interfaceConfigUuid: 'i', fields });

test.each([{ order: ['a', 'b', 'c'] }, { order: ['c', 'b', 'a'] }, { order: ['b', 'c', 'a'] }])(
  'an item lists its rules in one order, also if they are stored as $order',
  ({ order }) => {
    const stored = order.map((name) => rule(`uuid of ${name}`, [name]));
    const item = itemOf({ row, parts: { ignoreUpdateConfig: stored, uploadConfig: [] } });
    expect(item).toEqual({
      record,
      parts: { ignoreUpdateConfig: [{ fields: ['a'] }, { fields: ['b'] }, { fields: ['c'] }] },
    });
    expect(readItem(writeItem(item))).toEqual(item);
  },
);

test('an item without rules is its interface', () => {
  expect(writeItem(itemOf({ row, parts: {} }))).toEqual(record);
});
