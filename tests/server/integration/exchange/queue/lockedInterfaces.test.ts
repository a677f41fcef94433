import { afterAll, expect, test } from 'vitest';
import { openPostgresDatabase } from '../../../../../scripts/testing/testDatabases.ts';
import type { RunOutcome } from '../../../../../src/server/integration/exchange/run/runPipeline.ts';
import { DeliveryFailure } from '../../../../../src/server/integration/transport/DeliveryFailure.ts';
import { queueUnderTest } from '../queueUnderTest.ts';

const queue = await queueUnderTest(openPostgresDatabase);
afterAll(() => queue.close());

/**
 * Works on two interfaces at once while a long edit keeps the first one locked. Resolves to the uuids whose work ended
 * before the edit, and after it.
 */
async function duringEdit(work: (interfaceUuid: string) => Promise<unknown>, interfaces: readonly string[]) {
  const { store, client } = queue.service;
  const ended: string[] = [];
  let all: Promise<unknown> = Promise.resolve();
  const before = await store.transaction(async ({ repository }) => {
    await repository.find('interface', 'uuid', interfaces[0], [client.companyUuid], 'update');
    const works = interfaces.map(async (uuid) => {
      await work(uuid);
      ended.push(uuid);
    });
    all = Promise.all(works);
    await works[1];
    return [...ended];
  });
  await all;
  return { before, after: ended };
}

const failure = new DeliveryFailure('HTTP_STATUS', { status: 400 });
const outcome: RunOutcome = { steps: [], timings: [], failure };

/** Claims a document. Resolves to a function that stores its failure. */
async function claimOne(interfaceUuid: string): Promise<() => Promise<unknown>> {
  await queue.post(interfaceUuid, 'A');
  const claimed = await queue.claimRun(interfaceUuid);
  const result = { outcome, loggedMessage: 'HTTP 400', elapsedMs: 1 };
  return () => queue.service.service.exchange.finish({ claimed, result, entries: [] });
}

test.each<{ given: string; prepare: (interfaceUuid: string) => Promise<() => Promise<unknown>> }>([
  { given: 'accepts documents', prepare: async (uuid) => () => queue.post(uuid, 'A') },
  { given: 'stores failures of documents', prepare: claimOne },
])('the other interface $given while one is edited', async ({ prepare }) => {
  const interfaces = [await queue.online(), await queue.online()];
  const works = new Map<string, () => Promise<unknown>>();
  for (const uuid of interfaces) works.set(uuid, await prepare(uuid));
  const { before, after } = await duringEdit(async (uuid) => works.get(uuid)?.(), interfaces);
  expect(before).toEqual([interfaces[1]]);
  expect(after.toSorted()).toEqual(interfaces.toSorted());
});
