import { expect, test } from 'vitest';
import { entityOf } from '../../src/server/catalog.ts';
import { refuseBroad } from '../../src/server/crud/refuseBroad.ts';
import { servicePhrases } from '../../src/server/phrases.ts';
import type { Call } from '../../src/server/Service.ts';
import type { DocumentQuery } from '../../src/server/store/DocumentQuery.ts';

const { model } = entityOf('interfaceLog');
const day = { property: 'time', from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' };
const slow = { property: 'elapsedMs', from: 1000 };

/** A call on a store in which more than so many records meet any conditions; `asked` is what it was asked for. */
function callOn(records: number) {
  const asked: object[] = [];
  const documents = {
    areMoreThan: async ({ equals, oneOf, ranges }: DocumentQuery, most: number) => {
      asked.push({ equals, oneOf, ranges });
      return records > most;
    },
  };
  const call = { service: { store: { documents } }, say: servicePhrases()('en-US') } as unknown as Call;
  return { call, asked };
}

const cases: readonly [given: Partial<DocumentQuery>, want: object | undefined][] = [
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
  '%j: what is found in an index is counted, when there is more to look for',
  async (given, want) => {
    const query = { entity: model.name, companyUuid: 'c', ...given };
    const few = callOn(100_000);
    await refuseBroad(few.call, model, query);
    expect(few.asked).toEqual(want ? [want] : []);
    const refusing = refuseBroad(callOn(100_001).call, model, query);
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

test('what is not kept by month is searched whole', async () => {
  const { call, asked } = callOn(1_000_000);
  const erp = entityOf('erp').model;
  await refuseBroad(call, erp, { entity: erp.name, companyUuid: 'c', contains: { name: 'a' } });
  expect(asked).toEqual([]);
});
