import { afterAll, expect, test } from 'vitest';
import { openPostgresDatabase } from '../../../../../scripts/testing/testDatabases.ts';
import { requeueInterrupted } from '../../../../../src/server/integration/exchange/dispatch/requeueInterrupted.ts';
import { startExchange } from '../../../../../src/server/integration/exchange/startExchange.ts';
import { entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../../src/server/platform/store/records/KeyedRecord.ts';
import { queueUnderTest } from '../queueUnderTest.ts';

const queue = await queueUnderTest(openPostgresDatabase);
afterAll(() => queue.close());

test('a locked document, whose result may be under way, is neither requeued nor waited for', async () => {
  const { service, store, client } = queue.service;
  const interfaceUuid = await queue.online();
  const uuids = [await queue.post(interfaceUuid, 'A'), await queue.post(interfaceUuid, 'B')];
  await queue.claim(interfaceUuid, 2);
  queue.wait(2);
  const woken = queue.woken();
  await store.transaction(async ({ repository }) => {
    await repository.find('pendingData', 'uuid', uuids[0], [client.companyUuid], 'update');
    expect(await requeueInterrupted(service)).toBe(1);
  });
  expect(await Promise.all(uuids.map(queue.statusOf))).toEqual(['RUNNING', 'PENDING']);
  expect(woken).toEqual([[interfaceUuid]]);
});

test.each([
  { given: 'a process alone on its database', milliseconds: 1, isRequeued: true },
  { given: 'a process alone, which claimed the document itself', milliseconds: 0, isRequeued: false },
  { given: 'one of several processes', milliseconds: undefined, isRequeued: false },
])(
  '$given requeues a document of a moment ago at its start: $isRequeued',
  async ({ milliseconds, isRequeued }) => {
    const { service, clock } = queue.service;
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A');
    await queue.claim(interfaceUuid);
    const since = milliseconds === undefined ? undefined : new Date(clock.now.getTime() + milliseconds);
    const noJobs = {
      work: async () => {},
      schedule: async () => {},
      send: async () => {},
      stop: async () => {},
    };
    const stop = await startExchange(noJobs, service, since);
    await stop();
    expect((await queue.statusOf(uuid)) !== 'RUNNING').toBe(isRequeued);
  },
);

test.each([
  { given: 59, first: 'event 1' },
  { given: 60, first: 'event 2' },
])(
  'an interruption after $given events keeps the first event and the newest ones, 60 at most',
  async ({ given, first }) => {
    const { service, store, client, clock } = queue.service;
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A');
    await store.transaction(async (tables) => {
      const [row] = await tables.documentQueue.claim([{ interfaceUuid, limit: 1 }], clock.now);
      if (!row) throw new Error('The document is not due.');
      const at = clock.now.toISOString();
      const history = Array.from({ length: given }, (_, place) => ({
        kind: 'RESET',
        at,
        reason: `event ${place}`,
      }));
      await tables.repository.update(
        toKeyedRecord(entityOf('pendingData').model, client.companyUuid, { ...row, history }),
      );
    });
    queue.wait(2);
    await requeueInterrupted(service);
    const history = (await queue.pendingOf(uuid)).history as readonly {
      readonly kind: string;
      readonly reason?: string;
    }[];
    expect(history.map(({ reason }) => reason).slice(0, 2)).toEqual(['event 0', first]);
    expect([history.length, history.at(-1)?.kind]).toEqual([60, 'INTERRUPTED']);
  },
);
