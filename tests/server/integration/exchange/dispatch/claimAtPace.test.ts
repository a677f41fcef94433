import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { claimAtPace } from '../../../../../src/server/integration/exchange/dispatch/claimAtPace.ts';
import { Dispatcher } from '../../../../../src/server/integration/exchange/dispatch/Dispatcher.ts';
import { queueUnderTest, testDatabases } from '../queueUnderTest.ts';

describe.each(testDatabases)('on $name', async ({ name, open }) => {
  const queue = await queueUnderTest(open);
  afterAll(() => queue.close());

  /** Interfaces with due documents. */
  const withDocuments = async (...counts: readonly number[]) => {
    const uuids: string[] = [];
    for (const count of counts) {
      const uuid = await queue.online();
      for (let no = 0; no < count; no += 1) await queue.post(uuid, String(no));
      uuids.push(uuid);
    }
    return uuids;
  };
  const claim = async (interfaceUuids: readonly string[], perMinute: number | undefined, key: string) => {
    const pace = perMinute === undefined ? undefined : { key, perMinute };
    const { rows, held } = await queue.service.service.store.transaction((tables) =>
      claimAtPace(
        tables,
        interfaceUuids.map((interfaceUuid) => ({ interfaceUuid, limit: 4, pace })),
        queue.service.clock.now,
      ),
    );
    const counts = interfaceUuids.map(
      (uuid) => rows.filter(({ interfaceUuid }) => interfaceUuid === uuid).length,
    );
    return { counts, held: interfaceUuids.map((uuid) => held.includes(uuid)) };
  };

  test.each([
    { perMinute: undefined, after: [0], want: [4] },
    { perMinute: 60, after: [0, 0, 0.5, 0.5], want: [1, 0, 1, 0] },
    { perMinute: 60, after: [0, 3600, 1, 1], want: [1, 1, 1, 1] },
    { perMinute: 120, after: [0, 0.5, 0.5, 0.4, 0.1], want: [2, 1, 1, 1, 0] },
    { perMinute: 6, after: [0, 8, 2, 9, 2], want: [1, 0, 1, 0, 1] },
    { perMinute: 600, after: [3600, -3600, 1], want: [4, 1, 4] },
    { perMinute: 600, after: [0, 0, 0, -0.2, 0.2], want: [4, 4, 2, 0, 0] },
    { perMinute: 600_000, after: [0, 0], want: [4, 4] },
  ])(
    'with $perMinute a minute, claims after $after s get $want documents',
    async ({ perMinute, after, want }) => {
      const uuids = await withDocuments(12);
      const got: number[] = [];
      for (const seconds of after) {
        queue.wait(seconds / 60);
        got.push(...(await claim(uuids, perMinute, `one ${perMinute} ${want}`)).counts);
      }
      expect(got).toEqual(want);
    },
  );

  test('interfaces with one key share its pace, in the order of the requests; others are not affected', async () => {
    const uuids = await withDocuments(5, 5, 5);
    expect(await claim(uuids, 300, 'shared')).toEqual({ counts: [4, 1, 0], held: [false, true, true] });
    expect(await claim(uuids.toReversed(), 300, 'other')).toEqual({
      counts: [4, 1, 0],
      held: [false, true, true],
    });
  });

  test('an interface with fewer documents than permitted leaves the rest to others', async () => {
    const [one = '', many = ''] = await withDocuments(1, 5);
    expect((await claim([one], 180, 'left')).counts).toEqual([1]);
    expect((await claim([many], 180, 'left')).counts).toEqual([2]);
  });

  test('no minute has more documents than the limit, also after an idle time', async () => {
    const uuids = await withDocuments(35);
    let sent = 0;
    for (let second = 0; second < 60; second += 1) {
      sent += (await claim(uuids, 30, 'minute')).counts[0] ?? 0;
      queue.wait(1 / 60);
    }
    expect(sent).toBe(30);
  });

  // The dispatcher takes turns above the store, so one database shows it.
  if (name !== 'PGlite') return;
  test('the dispatcher keeps the limit of an ERP, and its interfaces take turns', async () => {
    const { send } = queue.service;
    const { page } = await send('POST /erp/query', { body: { name: 'SAP' } });
    const { uuid: _uuid, ...known } = page.records[0] ?? {};
    const body = { ...known, name: 'Limited', documentsPerMinute: 60 };
    const { row } = await send('POST /erp', { body });
    const over = { erpUuid: row.uuid, entityIdentifier: 'no', fieldMappings: undefined };
    const first = await queue.interfaceAfter(['online'], over);
    const second = await queue.interfaceAfter(['online'], over);
    for (const no of ['1', '2', '3', '4', '5']) await queue.post(first, `first ${no}`);
    for (const no of ['1', '2']) await queue.post(second, `second ${no}`);
    const sent = () =>
      queue.receiver.received.map(({ body }) => JSON.parse(body).no).filter((no) => /first|second/.test(no));
    const dispatcher = new Dispatcher(queue.service.service);
    onTestFinished(() => dispatcher.stop());
    dispatcher.start();
    await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(1);
    for (const count of [2, 3, 4, 5, 6, 7]) {
      queue.wait(1.1 / 60);
      await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(count);
    }
    // The second interface is served before the first one is done, and then no longer holds it up.
    expect(sent().indexOf('second 2')).toBeLessThan(5);
    expect(new Set(sent()).size).toBe(7);
  });
});
