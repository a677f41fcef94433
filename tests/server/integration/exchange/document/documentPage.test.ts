import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { requeueInterrupted } from '../../../../../src/server/integration/exchange/dispatch/requeueInterrupted.ts';
import { entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../../src/server/platform/store/records/KeyedRecord.ts';
import { queueUnderTest, testDatabases } from '../queueUnderTest.ts';

describe.each(testDatabases)('on $name', async ({ open }) => {
  const queue = await queueUnderTest(open);
  afterAll(() => queue.close());
  beforeEach(() => {
    queue.receiver.answer = (response) => response.end('{}');
  });

  const refuse = (reasonOf: (body: { no: string }) => string) => {
    queue.receiver.answer = (response, request) =>
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ success: false, message: reasonOf(JSON.parse(request.body)) }));
  };
  const rowOf = async (uuid: string) => (await queue.service.send(`GET /pendingData/${uuid}`)).row;
  const historyOf = async (uuid: string) => (await rowOf(uuid)).history;
  const failuresOf = async (interfaceUuid: string) =>
    (await queue.service.send(`GET /pendingData/failures?interfaceUuid=${interfaceUuid}`)).rows;
  const retry = (body: object) => queue.service.send('POST /pendingData/retry', { body });
  const resend = (uuid: string, body: object) =>
    queue.service.send(`POST /pendingData/resend?uuid=${uuid}`, { body });
  const text = (no: string) => JSON.stringify({ no, edited: true });

  test('a document keeps its attempts with rule, plan and call, and the actions of operators', async () => {
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A1');
    refuse(() => 'locked');
    await queue.dispatch(interfaceUuid, 'A1');
    await queue.service.send(`POST /pendingData/reset?uuid=${uuid}`);
    queue.receiver.answer = (response) => response.end('{"success":true}');
    await queue.dispatch(interfaceUuid, 'A1');
    const calls = await queue.logs('apiCallLog', interfaceUuid);
    expect(calls.map(({ entityNo }) => entityNo)).toEqual(['A1', 'A1']);
    const [newest, oldest] = calls;
    expect(await historyOf(uuid)).toMatchObject([
      { kind: 'RECEIVED' },
      {
        kind: 'ATTEMPT',
        status: 'FAILED',
        attempt: 1,
        maxAttempts: 5,
        httpStatus: 200,
        errorCode: 'RECEIVER_REFUSED',
        rule: 'ANSWER',
        ruleText: '200-299',
        nextRunTime: expect.any(String),
        callUuid: oldest?.uuid,
      },
      { kind: 'RESET', by: 'tester' },
      { kind: 'ATTEMPT', status: 'SUCCESS', attempt: 1, callUuid: newest?.uuid },
    ]);
    const { page } = await queue.service.send('POST /pendingData/query', { body: { interfaceUuid } });
    expect(page.records[0]).not.toHaveProperty('history');
  });

  test('an interrupted run is an event', async () => {
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A1');
    await queue.claim(interfaceUuid);
    queue.wait(2);
    await requeueInterrupted(queue.service.service);
    expect(await historyOf(uuid)).toMatchObject([
      { kind: 'RECEIVED' },
      { kind: 'INTERRUPTED', at: queue.service.clock.now.toISOString() },
    ]);
  });

  test('failures are grouped by cause, and a retry takes those of one cause or all', async () => {
    const interfaceUuid = await queue.online();
    refuse(({ no }) => (no.startsWith('X') ? 'unknown owner' : `Item ${no} is locked`));
    for (const no of ['A1', 'B2', 'X1']) {
      await queue.post(interfaceUuid, no);
      await queue.dispatch(interfaceUuid, no);
      queue.wait(1);
    }
    const groups = await failuresOf(interfaceUuid);
    expect(groups).toMatchObject([
      { count: 2, blockedCount: 0, errorCode: 'RECEIVER_REFUSED', sampleEntityNo: 'B2' },
      { count: 1, sampleEntityNo: 'X1' },
    ]);
    expect(groups.map(({ cause }) => cause)).toEqual([
      expect.stringContaining('Item … is locked'),
      expect.stringContaining('unknown owner'),
    ]);
    const [locked] = groups;
    expect(String(locked?.firstTime) < String(locked?.lastTime)).toBe(true);

    const one = await retry({ interfaceUuid, causeKey: locked?.causeKey });
    expect(one.data).toEqual({ done: 2, skipped: [] });
    expect((await failuresOf(interfaceUuid)).map(({ count }) => count)).toEqual([1]);
    expect((await retry({ interfaceUuid })).data).toEqual({ done: 1, skipped: [] });
    expect(await failuresOf(interfaceUuid)).toEqual([]);
    expect((await retry({ interfaceUuid })).data).toEqual({ done: 0, skipped: [] });
  });

  test('a cause has its first time as long as it stays the same', async () => {
    const interfaceUuid = await queue.online();
    const { now } = queue.service.service;
    await queue.post(interfaceUuid, 'A1');
    const failWith = async (message: string) => {
      refuse(() => message);
      await queue.dispatch(interfaceUuid, 'A1');
      const at = now().toISOString();
      const [group] = await failuresOf(interfaceUuid);
      queue.wait(60);
      return { at, firstTime: group?.firstTime };
    };
    const first = await failWith('locked');
    expect(first.firstTime).toBe(first.at);
    expect((await failWith('locked')).firstTime).toBe(first.at);
    const other = await failWith('unknown owner');
    expect(other.firstTime).toBe(other.at);
  });

  test('an edited copy takes the place of a failed document, and both name each other', async () => {
    const interfaceUuid = await queue.online();
    refuse(() => 'locked');
    const original = await queue.post(interfaceUuid, 'A1');
    await queue.dispatch(interfaceUuid, 'A1');
    const later = await queue.post(interfaceUuid, 'A1');
    const { version, arrival } = await rowOf(original);
    const { row: copy } = await resend(original, { data: text('A1'), version });
    expect(copy).toMatchObject({ status: 'PENDING', originalUuid: original, entityNo: 'A1', arrival });
    expect(copy.history).toMatchObject([{ kind: 'RECEIVED', by: 'tester', documentUuid: original }]);
    const replaced = await rowOf(original);
    expect(replaced).toMatchObject({ status: 'CANCELLED', resentUuid: copy.uuid });
    expect(replaced).not.toHaveProperty('nextRunTime');
    expect(replaced.history).toMatchObject([{}, {}, { kind: 'RESENT', documentUuid: copy.uuid }]);
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 2, blockedCount: 0 });

    queue.receiver.answer = (response) => response.end('{}');
    queue.receiver.received.length = 0;
    await queue.dispatch(interfaceUuid, 'A1');
    expect(queue.delivered()).toEqual([{ no: 'A1', edited: true }, { no: 'A1' }]);
    expect(await queue.statusOf(later)).toBe('SUCCESS');
  });

  test('failures of many causes are all counted, and a retry resets each, in order of arrival', async () => {
    const interfaceUuid = await queue.online();
    const numbers = Array.from({ length: 201 }, (_, index) => `N${index}`);
    await queue.postAll(interfaceUuid, numbers);
    const { companyUuid } = queue.service.client;
    await queue.service.store.transaction(async ({ repository }) => {
      const { records } = await repository.list({
        entity: 'pendingData',
        companyUuid,
        equals: { interfaceUuid },
      });
      const { model } = entityOf('pendingData');
      await repository.updateAll(
        records.map((row) =>
          toKeyedRecord(model, companyUuid, { ...row, status: 'BLOCKED', causeKey: row.entityNo }),
        ),
      );
    });
    const groups = await failuresOf(interfaceUuid);
    expect(groups.slice(0, 100).every(({ count, causeKey }) => count === 1 && causeKey !== '')).toBe(true);
    expect(groups.slice(100)).toMatchObject([
      { causeKey: '', count: 101, blockedCount: 101, cause: '101 further causes' },
    ]);
    expect((await retry({ interfaceUuid })).data).toEqual({ done: 201, skipped: [] });
    const { store, now } = queue.service.service;
    expect(await store.documentQueue.findDueInterfaces(now())).toContain(interfaceUuid);
    expect(await failuresOf(interfaceUuid)).toEqual([]);
  });

  test('a copy with another number comes after the documents of that number', async () => {
    const interfaceUuid = await queue.online();
    refuse(() => 'locked');
    const original = await queue.post(interfaceUuid, 'A1');
    await queue.dispatch(interfaceUuid, 'A1');
    const other = await rowOf(await queue.post(interfaceUuid, 'B1'));
    const { row: copy } = await resend(original, { data: text('B1') });
    expect(Number(copy.arrival)).toBeGreaterThan(Number(other.arrival));
  });

  test('a delivered document keeps its state when it is resent', async () => {
    const interfaceUuid = await queue.online();
    const original = await queue.post(interfaceUuid, 'A1');
    await queue.dispatch(interfaceUuid, 'A1');
    expect((await resend(original, { data: text('A2') })).row).toMatchObject({ entityNo: 'A2' });
    expect(await queue.statusOf(original)).toBe('SUCCESS');
  });

  test('a resend waits for an edit of the interface', async () => {
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A1');
    const { store } = queue.service.service;
    const { companyUuid } = queue.service.client;
    let editing = Promise.resolve();
    await new Promise<void>((locked) => {
      editing = store.transaction(async ({ repository }) => {
        await repository.find('interface', 'uuid', interfaceUuid, [companyUuid], 'update');
        locked();
        await delay(300);
      });
    });
    const answer = await resend(uuid, { data: text('A2') });
    await editing;
    expect(answer).toMatchObject({ success: true, row: { entityNo: 'A2' } });
  });

  test.each([
    { of: 'content that is not JSON', body: { data: '{' }, want: 'INVALID_REQUEST' },
    { of: 'a stale version', body: { data: '{}', version: 99 }, want: 'CONFLICT' },
    { of: 'a running document', body: { data: '{}' }, isRunning: true, want: 'ILLEGAL_TRANSITION' },
    { of: 'an offline interface', body: { data: '{}' }, isOffline: true, want: 'ILLEGAL_TRANSITION' },
  ])('a resend with $of is refused and changes nothing', async ({ body, isRunning, isOffline, want }) => {
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A1');
    if (isRunning) await queue.claim(interfaceUuid);
    if (isOffline) await queue.service.send(`POST /interfaceConfig/offline?uuid=${interfaceUuid}`);
    const before = await rowOf(uuid);
    expect(await resend(uuid, body)).toMatchObject({ success: false, errorCode: want });
    expect(await rowOf(uuid)).toEqual(before);
    expect((await queue.countsOf(interfaceUuid)).pendingCount).toBe(1);
  });
});
