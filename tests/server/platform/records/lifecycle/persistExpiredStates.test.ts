import { beforeEach, expect, test } from 'vitest';
import { entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import type { OperationCall } from '../../../../../src/server/platform/operations/ServiceContext.ts';
import { persistExpiredStatesFor } from '../../../../../src/server/platform/records/lifecycle/persistExpiredStates.ts';
import { createErp, interfaceOf } from '../../../samples.ts';
import { serviceUnderTest } from '../../../serviceUnderTest.ts';

let uuid: string;
let until: string;
let round = 0;

const service = await serviceUnderTest();
const body = await interfaceOf(service, (await createErp(service)).erp);

const act = (action: string) => service.send(`POST /interfaceConfig/${action}?uuid=${uuid}`);
const query = (filter: object) => service.send('POST /interfaceConfig/query', { body: { uuid, ...filter } });
const batch = (expectedCount: number, filter: object, action: string) =>
  service.send('POST /interfaceConfig/batch', {
    body: { action, filter: { interfaceName: `lapse ${round}`, ...filter }, expectedCount },
  });

/** Creates an interface whose debugging has expired, while the stored state is still in debug. */
beforeEach(async () => {
  round += 1;
  const sent = { ...body, interfaceName: `lapse ${round}` };
  uuid = (await service.send('POST /interfaceConfig', { body: sent })).row.uuid;
  await act('online');
  until = String((await act('debug')).row.debugUntil);
  service.clock.now = new Date(new Date(until).getTime() + 60_000);
});

const entries = async () =>
  (
    await service.send('POST /configurationLog/query', {
      body: { recordUuid: uuid, sort: 'time', order: 'desc' },
    })
  ).page.records.map(({ action, loginId, time, changes }) => ({ action, loginId, time, changes }));

const expiryEntry = () => ({
  action: 'unDebug',
  loginId: '',
  time: until,
  changes: [{ field: 'debug', before: 'true', after: 'false' }],
});

const stored = async () =>
  (await service.store.repository.findAll('interface', 'uuid', [uuid], service.client.companyUuid))[0];

test.each<{ given: string; find: () => Promise<number>; want: number }>([
  {
    given: 'a list of interfaces in debug',
    find: async () => (await query({ debug: true })).page.records.length,
    want: 0,
  },
  {
    given: 'a list of interfaces not in debug',
    find: async () => (await query({ debug: false })).page.records.length,
    want: 1,
  },
  {
    given: 'a list sorted by debug',
    find: async () => (await query({ sort: 'debug' })).page.records.length,
    want: 1,
  },
  {
    given: 'a batch',
    find: async () => Number((await batch(1, { debug: false }, 'suspend')).row.done),
    want: 1,
  },
  {
    given: 'a query for one of several states',
    find: async () => {
      const { companyUuid } = service.client;
      const asked = {
        entity: 'interface',
        companyUuid,
        equals: { interfaceName: `lapse ${round}` },
        oneOf: { debug: ['false'] },
      };
      const phrases = service.service.phrasesOf('en-US');
      const call = { service: service.service, phrases } as OperationCall;
      await persistExpiredStatesFor(call, entityOf('interface'), asked);
      return (await service.store.repository.list(asked)).count;
    },
    want: 1,
  },
])('$given first stores the expired state, once', async ({ find, want }) => {
  expect(await find()).toBe(want);
  await find();
  expect(await stored()).toMatchObject({ debug: false });
  expect(await stored()).not.toHaveProperty('debugUntil');
  expect((await entries()).filter(({ action }) => action === 'unDebug')).toEqual([expiryEntry()]);
});

test('a list without a condition on debug writes nothing', async () => {
  expect((await query({})).page.records).toMatchObject([{ debug: false }]);
  expect(await stored()).toMatchObject({ debug: true, debugUntil: until });
});

test.each(['suspend', 'offline', 'debug'])('%s after the expiry logs the expiry first', async (action) => {
  const version = Number((await query({})).page.records[0]?.version);
  const { row } = await act(action);
  expect(row.version).toBe(version + 1);
  const [last, before] = await entries();
  expect(before).toEqual(expiryEntry());
  expect(last).toMatchObject({ action, loginId: 'tester', time: service.clock.now.toISOString() });
  expect(last?.changes).toHaveLength(1);
});

test('a refused action writes nothing', async () => {
  expect(await act('unDebug')).toMatchObject({ errorCode: 'ILLEGAL_TRANSITION', data: { debug: false } });
  expect(await batch(2, {}, 'offline')).toMatchObject({ errorCode: 'COUNT_CHANGED' });
  expect(await stored()).toMatchObject({ debug: true });
});
