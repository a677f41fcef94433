import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresDatabase } from '../../../../../scripts/testing/testDatabases.ts';
import { requeueInterrupted } from '../../../../../src/server/integration/exchange/dispatch/requeueInterrupted.ts';
import { type QueueUnderTest, queueUnderTest } from '../queueUnderTest.ts';

let queue: QueueUnderTest;
beforeAll(async () => {
  queue = await queueUnderTest(openPostgresDatabase);
});
afterAll(() => queue.close());

test('a locked document, whose result may be under way, is neither requeued nor waited for', async () => {
  const { service, store, client, clock } = queue.service;
  const interfaceUuid = await queue.online();
  const uuids = [await queue.post(interfaceUuid, 'A'), await queue.post(interfaceUuid, 'B')];
  await store.transaction(({ documentQueue }) =>
    documentQueue.claim([{ interfaceUuid, limit: 2 }], clock.now),
  );
  queue.wait(2);
  const woken = queue.woken();
  await store.transaction(async ({ repository }) => {
    await repository.find('pendingData', 'uuid', uuids[0], [client.companyUuid], 'update');
    expect(await requeueInterrupted(service)).toBe(1);
  });
  expect(await Promise.all(uuids.map(queue.statusOf))).toEqual(['RUNNING', 'PENDING']);
  expect(woken).toEqual([[interfaceUuid]]);
});
