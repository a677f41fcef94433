import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  acceptDocuments,
  type IncomingDocument,
  isLastingRefusal,
} from '../../../../../src/server/integration/exchange/accept/acceptDocuments.ts';
import { maxPending } from '../../../../../src/server/integration/exchange/accept/assertAccepting.ts';
import { startExchange } from '../../../../../src/server/integration/exchange/startExchange.ts';
import { ServiceError } from '../../../../../src/server/platform/base/ServiceError.ts';
import type { JobHandler, Jobs } from '../../../../../src/server/platform/jobs/Jobs.ts';
import { queueUnderTest, testDatabases } from '../queueUnderTest.ts';

describe.each(testDatabases)('on $name', async ({ open }) => {
  const queue = await queueUnderTest(open);
  afterAll(() => queue.close());

  const take = (interfaceUuid: string, ...arrivals: IncomingDocument[]) =>
    acceptDocuments(queue.service.service, interfaceUuid, arrivals);
  const refusal = async (work: Promise<unknown>): Promise<string> => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof ServiceError)) throw error;
    return `${error.code}: ${error.messageIn(queue.service.service.phrasesOf('en-US'))}`;
  };

  test('an accepted document is pending and counted', async () => {
    const interfaceUuid = await queue.online();
    const text = '{"no":"SO-1","qty":1}';
    const [receipt] = await take(interfaceUuid, { text });
    const uuid = String(receipt?.uuid);
    expect(receipt).toEqual({
      uuid,
      entityNo: 'SO-1',
      idempotencyKey: uuid,
      status: 'PENDING',
      repeated: false,
    });
    expect(await queue.pendingOf(uuid)).toMatchObject({
      interfaceUuid,
      interfaceType: 'ERP_UP',
      direction: 'UP',
      dcCode: 'SH01',
      entityNo: 'SO-1',
      idempotencyKey: uuid,
      status: 'PENDING',
      failureCount: 0,
      createTime: queue.service.clock.now.toISOString(),
      version: 1,
      data: text,
    });
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 1, blockedCount: 0 });
    expect(await queue.logs('interfacelog', interfaceUuid)).toEqual([]);
  });

  test('the interface log shows fetched documents', async () => {
    const interfaceUuid = await queue.online();
    const documents = [{ text: '{"no":"SO-1"}' }];
    await acceptDocuments(queue.service.service, interfaceUuid, documents, { isFetched: true });
    expect(await queue.logs('interfacelog', interfaceUuid)).toMatchObject([
      { type: 'RECEIVE', level: 'INFO', entity: 'SO-1' },
    ]);
  });

  test.each([
    ['{"no":12345678901234567891}', '12345678901234567891'],
    ['{"no":12345678901234567892}', '12345678901234567892'],
    ['{"no":1.10}', '1.10'],
  ])('the document %s has the number %s', async (text, want) => {
    const [receipt] = await take(await queue.online(), { text });
    expect(receipt?.entityNo).toBe(want);
  });

  test('an interface with too many pending documents refuses more, and another one accepts', async () => {
    const [full, free] = [await queue.online(), await queue.online()];
    const change = { interfaceUuid: full, pending: maxPending.interface, blocked: 0 };
    await queue.service.service.store.interfaceCounts.add([change], new Date());
    expect(await refusal(take(full, { text: '{}' }))).toContain('TOO_MANY_PENDING: Interface');
    expect(await take(free, { text: '{}' })).toMatchObject([{ status: 'PENDING' }]);
    await queue.service.service.store.interfaceCounts.add(
      [{ ...change, pending: -maxPending.interface }],
      new Date(),
    );
  });

  test('a document without a number has its uuid as number', async () => {
    const interfaceUuid = await queue.online();
    const [receipt] = await take(interfaceUuid, { text: '{"other":1}' });
    expect(receipt?.entityNo).toBe(receipt?.uuid);
  });

  test('an idempotency key accepts one document, also within one call and after its delivery', async () => {
    const interfaceUuid = await queue.online();
    const arrival = { text: '{"no":"SO-1"}', idempotencyKey: 'k' };
    const [first, again, other] = await take(interfaceUuid, arrival, arrival, {
      ...arrival,
      idempotencyKey: 'l',
    });
    expect([first?.repeated, again?.repeated, other?.repeated]).toEqual([false, true, false]);
    expect(again?.uuid).toBe(first?.uuid);
    await queue.dispatch(interfaceUuid, 'SO-1');
    expect(await take(interfaceUuid, arrival)).toEqual([{ ...first, status: 'SUCCESS', repeated: true }]);
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 0, blockedCount: 0 });
    // Keys are separate for each interface.
    const [elsewhere] = await take(await queue.online(), arrival);
    expect(elsewhere?.repeated).toBe(false);
  });

  test('a key is known for 30 days', async () => {
    const { clock } = queue.service;
    const { now } = clock;
    onTestFinished(() => {
      clock.now = now;
    });
    const interfaceUuid = await queue.online();
    const arrival = { text: '{"no":"SO-1"}', idempotencyKey: 'k' };
    await take(interfaceUuid, arrival);
    const handlers = new Map<string, JobHandler<never>>();
    const jobs: Jobs = {
      work: async (name, handle) => void handlers.set(name, handle),
      send: async () => {},
      schedule: async () => {},
      stop: async () => {},
    };
    await (await startExchange(jobs, queue.service.service))();
    for (const [minutes, isKnown] of [
      [30 * 24 * 60, true],
      [1, false],
    ] as const) {
      queue.wait(minutes);
      await handlers.get('idempotency-keys')?.({} as never);
      expect((await take(interfaceUuid, arrival))[0]?.repeated).toBe(isKnown);
    }
  });

  test('parallel calls with one key accept one document', async () => {
    const interfaceUuid = await queue.online();
    const arrival = { text: '{"no":"SO-1"}', idempotencyKey: 'k' };
    const receipts = (
      await Promise.all(Array.from({ length: 8 }, () => take(interfaceUuid, arrival)))
    ).flat();
    expect(new Set(receipts.map(({ uuid }) => uuid)).size).toBe(1);
    expect(receipts.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await queue.countsOf(interfaceUuid)).toMatchObject({ pendingCount: 1 });
  });

  test('a call with another document under a known key stores no document', async () => {
    const interfaceUuid = await queue.online();
    await take(interfaceUuid, { text: '{"no":"SO-1"}', idempotencyKey: 'k' });
    const arrivals = [{ text: '{"no":"SO-2"}' }, { text: '{"no":"SO-3"}', idempotencyKey: 'k' }];
    expect(await refusal(take(interfaceUuid, ...arrivals))).toMatch(/^IDEMPOTENCY_MISMATCH: .*“k”/);
    expect(await queue.countsOf(interfaceUuid)).toMatchObject({ pendingCount: 1 });
  });

  test.each([
    ['offline', ['online', 'offline'], /^ILLEGAL_TRANSITION: Interface “run \d+” is offline/],
    ['online', ['online'], undefined],
    ['suspended', ['online', 'suspend'], undefined],
  ] as const)('an interface that is %s accepts or refuses as declared', async (_state, actions, want) => {
    const interfaceUuid = await queue.online(actions);
    const taken = take(interfaceUuid, { text: '{}' });
    if (want) expect(await refusal(taken)).toMatch(want);
    else expect(await taken).toHaveLength(1);
  });

  test('a document that cannot be stored is refused for good', async () => {
    const taken = take(await queue.online(), { text: '\0{\0"no":"A"}' });
    expect(await refusal(taken)).toMatch(/^INVALID_REQUEST: The document contains a character/);
    expect(await taken.catch(isLastingRefusal)).toBe(true);
  });

  test.each([
    ['a long key', `${'k'.repeat(3000)}`, `${'k'.repeat(3000)}1`],
    ['a key that cannot be stored', 'k\0', 'k\ud83d'],
  ])('%s identifies its document', async (_what, idempotencyKey, otherKey) => {
    const interfaceUuid = await queue.online();
    const text = '{}';
    const [first] = await take(interfaceUuid, { text, idempotencyKey });
    expect(String(first?.idempotencyKey).length).toBeLessThanOrEqual(200);
    expect(await take(interfaceUuid, { text, idempotencyKey })).toEqual([{ ...first, repeated: true }]);
    expect(await take(interfaceUuid, { text, idempotencyKey: otherKey })).toMatchObject([
      { repeated: false },
    ]);
  });

  test('the service refuses an unknown interface and a document that is too large', async () => {
    expect(await refusal(take('none', { text: '{}' }))).toBe('NOT_FOUND: The interface no longer exists');
    const text = JSON.stringify('x'.repeat(1_000_000));
    expect(await refusal(take(await queue.online(), { text }))).toMatch(/^TOO_LARGE/);
  });

  test('calls at the same time share a transaction, and a refused one does not affect the others', async () => {
    const [interfaceUuid, offline] = [await queue.online(), await queue.online(['online', 'offline'])];
    await take(interfaceUuid, { text: '{"no":"A"}', idempotencyKey: 'k' });
    const { arrival: last } = await queue.pendingOf(
      String((await take(interfaceUuid, { text: '{"no":"B"}' }))[0]?.uuid),
    );
    const calls = [
      take(interfaceUuid, { text: '{"no":"C"}' }),
      take(offline, { text: '{"no":"D"}' }),
      take(interfaceUuid, { text: '{"no":"other"}', idempotencyKey: 'k' }),
      take(interfaceUuid, { text: '{"no":"A"}', idempotencyKey: 'k' }),
      take(interfaceUuid, { text: '{"no":"E"}' }),
    ];
    const ends = await Promise.allSettled(calls);
    const outcomes = ends.map((end) =>
      end.status === 'rejected' ? end.reason.code : `${end.value[0]?.entityNo} ${end.value[0]?.repeated}`,
    );
    expect(outcomes).toEqual(['C false', 'ILLEGAL_TRANSITION', 'IDEMPOTENCY_MISMATCH', 'A true', 'E false']);
    expect(await queue.countsOf(interfaceUuid)).toMatchObject({ pendingCount: 4 });
    expect(await queue.countsOf(offline)).toMatchObject({ pendingCount: 0 });
    const uuids = ends.flatMap((end) =>
      end.status === 'fulfilled' ? end.value.map(({ uuid }) => uuid) : [],
    );
    const [c, , e] = await Promise.all(uuids.map((uuid) => queue.pendingOf(uuid)));
    expect(Number(c?.arrival)).toBeGreaterThan(Number(last));
    expect(Number(e?.arrival)).toBeGreaterThan(Number(c?.arrival));
  });

  test('an accepted document wakes its interface', async () => {
    const interfaceUuid = await queue.online();
    const woken = queue.woken();
    await take(interfaceUuid, { text: '{"no":"A"}' });
    expect(woken).toEqual([[interfaceUuid]]);
  });
});
