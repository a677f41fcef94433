import { expect, test } from 'vitest';
import { servicePhrasesOf } from '../../../../../src/server/platform/base/servicePhrases.ts';
import { entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import type { OperationCall } from '../../../../../src/server/platform/operations/ServiceContext.ts';
import { assertSelectiveSearch } from '../../../../../src/server/platform/records/checks/assertSelectiveSearch.ts';
import type { RecordQuery } from '../../../../../src/server/platform/store/records/RecordQuery.ts';

const { model } = entityOf('interfaceLog');
const day = { property: 'time', from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' };
const slow = { property: 'elapsedMs', from: 1000 };

/**
 * Returns a call on a store in which `records` records match any query, and the recorded queries as `asked`.
 */
function callOn(records: number) {
  const asked: object[] = [];
  const repository = {
    hasMoreThan: async ({ equals, oneOf, ranges }: RecordQuery, most: number) => {
      asked.push({ equals, oneOf, ranges });
      return records > most;
    },
  };
  const call = {
    service: { store: { repository } },
    phrases: servicePhrasesOf('en-US'),
  } as unknown as OperationCall;
  return { call, asked };
}

const cases: readonly [given: Partial<RecordQuery>, want: object | undefined][] = [
  [{}, undefined],
  [{ equals: { interfaceUuid: 'i', level: 'ERROR', type: 'SEND', interfaceType: 'WCS_UP' } }, undefined],
  [{ equals: { uuid: 'a' }, ranges: [day] }, undefined],
  [{ oneOf: { level: ['ERROR', 'WARN'] } }, undefined],
  [
    { oneOf: { level: ['ERROR', 'WARN'], interfaceName: ['a'] } },
    { equals: {}, oneOf: { level: ['ERROR', 'WARN'] }, ranges: [] },
  ],
  [{ contains: { data: 'sku' } }, { equals: {}, oneOf: {}, ranges: [] }],
  [
    { contains: { entity: 'SO-1' }, ranges: [day] },
    { equals: {}, oneOf: {}, ranges: [day] },
  ],
  [
    { equals: { level: 'ERROR' }, ranges: [day, slow] },
    { equals: { level: 'ERROR' }, oneOf: {}, ranges: [day] },
  ],
  [
    { equals: { interfaceUuid: 'i', elapsedMs: 7 } },
    { equals: { interfaceUuid: 'i' }, oneOf: {}, ranges: [] },
  ],
];

test.each(cases)(
  'the search %j counts its indexed part first if another part has no index',
  async (given, want) => {
    const query = { entity: model.name, companyUuid: 'c', ...given };
    const few = callOn(100_000);
    await assertSelectiveSearch(few.call, model, query);
    expect(few.asked).toEqual(want ? [want] : []);
    const refusing = assertSelectiveSearch(callOn(100_001).call, model, query);
    if (!want) return expect(refusing).resolves.toBeUndefined();
    await expect(refusing).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      data: {
        problems: [
          {
            field: 'timeFrom',
            message: 'More than 100,000 records to search. Select a time range or an interface as well',
          },
        ],
      },
    });
  },
);

test('the search of an entity without partitions has no limit', async () => {
  const { call, asked } = callOn(1_000_000);
  const erp = entityOf('erp').model;
  await assertSelectiveSearch(call, erp, { entity: erp.name, companyUuid: 'c', contains: { name: 'a' } });
  expect(asked).toEqual([]);
});
