import { afterAll, describe, expect, test } from 'vitest';
import { isRecord } from '../../../../../src/contract/json/isRecord.ts';
import { acceptDocuments } from '../../../../../src/server/integration/exchange/accept/acceptDocuments.ts';
import { requeueInterrupted } from '../../../../../src/server/integration/exchange/dispatch/requeueInterrupted.ts';
import { ServiceError } from '../../../../../src/server/platform/base/ServiceError.ts';
import { queueUnderTest, testDatabases } from '../queueUnderTest.ts';

/** Returns a generator of pseudo-random numbers (mulberry32). The same seed gives the same numbers. */
function figures(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/**
 * Returns whether a call failed with an internal error, such as a deadlock, instead of success or a refusal.
 */
const isFault = (end: PromiseSettledResult<unknown>): boolean =>
  end.status === 'rejected'
    ? !(end.reason instanceof ServiceError)
    : isRecord(end.value) && end.value.errorCode === 'INTERNAL';

describe.each(testDatabases)('on $name', async ({ open }) => {
  const queue = await queueUnderTest(open);
  afterAll(() => queue.close());

  test.each([
    { given: 'cancelled', path: (uuid: string) => `cancel?uuid=${uuid}&reason=r`, no: 'C' },
    { given: 'reset and delivered', path: (uuid: string) => `reset?uuid=${uuid}`, no: 'A' },
  ])('the reason of a blocked document stays on its interface until it is $given', async ({ path, no }) => {
    const interfaceUuid = await queue.online();
    let status = 400;
    queue.receiver.answer = (response) => response.writeHead(status).end('{}');
    const deliver = async (number: string) => {
      const uuid = await queue.post(interfaceUuid, number);
      await queue.dispatch(interfaceUuid, number);
      return uuid;
    };
    const figures = async () => {
      const row = await queue.interfaceRow(interfaceUuid);
      return [row?.failureCount, String(row?.failureReason ?? '').includes('400')];
    };
    const blocked = await deliver('A');
    expect(await figures()).toEqual([1, true]);
    status = 200;
    await deliver('B');
    expect(await figures()).toEqual([0, true]);
    await queue.service.send(`POST /pendingData/${path(blocked)}`);
    if (no === 'A') await queue.dispatch(interfaceUuid, no);
    else await deliver(no);
    expect(await figures()).toEqual([0, false]);
  });

  test('the counts equal the stored documents after random parallel calls', async () => {
    const { service, send, store, client } = queue.service;
    const { companyUuid } = client;
    const interfaces = [await queue.online(), await queue.online()];
    const below = figures(7);
    queue.receiver.answer = (response) => response.writeHead(below(2) === 0 ? 200 : 500).end('{}');
    const anyOf = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
    const interfaceUuid = () => String(anyOf(interfaces));
    const no = () => `N${below(4)}`;
    const list = async (interfaceUuid: string) =>
      (await store.repository.list({ entity: 'pendingData', companyUuid, equals: { interfaceUuid } }))
        .records;
    const one = async () => anyOf(await list(interfaceUuid()))?.uuid;

    // The service refuses many of these calls. A refused call must not change the counts either.
    const deeds: (() => Promise<unknown>)[] = [
      () =>
        acceptDocuments(service, interfaceUuid(), [
          { text: `{"no":"${no()}"}` },
          { text: `{"no":"${no()}"}` },
        ]),
      () => acceptDocuments(service, interfaceUuid(), [{ text: '{"no":"N0"}', idempotencyKey: 'k' }]),
      () => queue.dispatch(interfaceUuid(), no()),
      () => queue.dispatch(interfaceUuid(), no()),
      async () => send(`POST /pendingData/reset?uuid=${await one()}`),
      async () => send(`POST /pendingData/cancel?uuid=${await one()}&reason=r`),
      async () =>
        send('POST /pendingData/batch', { body: { action: 'reset', uuids: [await one(), await one()] } }),
      async () =>
        send('POST /pendingData/batch', {
          body: { action: 'cancel', reason: 'r', uuids: [await one(), await one()] },
        }),
      // A process that ends during a run, and the search for its document.
      () =>
        store.transaction((tables) =>
          tables.documentQueue.claim(
            [{ ...{ interfaceUuid: interfaceUuid(), entityNo: no() }, limit: 1 }],
            service.now(),
          ),
        ),
      async () => {
        queue.wait(6);
        await requeueInterrupted(service);
      },
      async () =>
        send(`POST /interfaceConfig/${anyOf(['offline', 'online', 'debug'])}?uuid=${interfaceUuid()}`),
      async () => send(`POST /pendingData/debug?uuid=${await one()}`),
    ];
    const expectTruth = async () => {
      for (const uuid of interfaces) {
        const rows = await list(uuid);
        const having = (...states: string[]) =>
          rows.filter(({ status }) => states.includes(String(status))).length;
        expect(await queue.interfaceRow(uuid)).toMatchObject({
          pendingCount: having('PENDING', 'RUNNING', 'FAILED', 'BLOCKED'),
          blockedCount: having('BLOCKED'),
        });
      }
    };
    for (let round = 0; round < 25; round += 1) {
      const ends = await Promise.allSettled([deeds, deeds, deeds].map((some) => anyOf(some)?.()));
      expect(ends.filter(isFault)).toEqual([]);
      await expectTruth();
    }

    queue.wait(6);
    await requeueInterrupted(service);
    for (const uuid of interfaces) {
      const filter = { interfaceUuid: uuid };
      const rows = (await list(uuid)).length;
      await send('POST /pendingData/batch', {
        body: { action: 'cancel', reason: 'r', filter, expectedCount: rows },
      });
      await send(`POST /interfaceConfig/offline?uuid=${uuid}`);
      expect(await queue.countsOf(uuid)).toEqual({ pendingCount: 0, blockedCount: 0 });
      expect(await send(`POST /interfaceConfig/remove?uuid=${uuid}`)).toMatchObject({ success: true });
    }
  });
});
