import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { Dispatcher } from '../../../../../src/server/integration/exchange/dispatch/Dispatcher.ts';
import {
  maxOutages,
  receiverStateOf,
} from '../../../../../src/server/integration/exchange/queue/circuitBreaker.ts';
import {
  DeliveryFailure,
  type DeliveryFailureCode,
} from '../../../../../src/server/integration/transport/DeliveryFailure.ts';
import type { Delivery } from '../../../../../src/server/integration/transport/DeliveryTarget.ts';
import { account } from '../../../serviceUnderTest.ts';
import { queueUnderTest, testDatabases } from '../queueUnderTest.ts';

const delivery: Delivery = {
  kind: 'HTTP',
  method: 'POST',
  url: '',
  headers: {},
  requestBody: {},
  elapsedMs: 1,
};

test.each<[DeliveryFailureCode | undefined, object, ReturnType<typeof receiverStateOf>]>([
  [undefined, {}, 'ANSWERS'],
  ['CONNECTION_FAILED', {}, 'DOWN'],
  ['TIMEOUT', {}, 'DOWN'],
  ['HTML_ANSWER', {}, 'DOWN'],
  ['HTTP_STATUS', { status: 503 }, 'DOWN'],
  ['HTTP_STATUS', { status: 429 }, 'DOWN'],
  ['HTTP_STATUS', { status: 404 }, 'ANSWERS'],
  ['RECEIVER_REFUSED', {}, 'ANSWERS'],
  ['DATABASE_CONNECTION_REFUSED', {}, 'DOWN'],
  ['DATABASE_REFUSED', {}, 'ANSWERS'],
  ['HTTP_STATUS', { status: 202 }, 'ANSWERS'],
  ['NOT_A_TABLE', {}, undefined],
  ['ADDRESS_NOT_ALLOWED', {}, undefined],
])('after a delivery with failure %s %o, the receiver %s', (code, parameters, want) => {
  const failure = code && new DeliveryFailure(code, { ...parameters });
  expect(receiverStateOf({ steps: [], timings: [], delivery, failure })).toBe(want);
});

test('a run that sends nothing has no state of the receiver', () => {
  const failure = new DeliveryFailure('MAPPING_FAILED');
  expect(receiverStateOf({ steps: [], timings: [], failure })).toBeUndefined();
});

describe.each(testDatabases)('on $name', async ({ name, open }) => {
  let interfaceUuid: string;
  const queue = await queueUnderTest(open);
  afterAll(() => queue.close());
  beforeEach(async () => {
    queue.receiver.received.length = 0;
    interfaceUuid = await queue.online();
    answerWith(503);
  });

  const answerWith = (status: number) => {
    queue.receiver.answer = (response) => response.writeHead(status).end('{}');
  };
  const seconds = (count: number) => queue.wait(count / 60);
  const runAll = async (...numbers: readonly string[]) => {
    for (const no of numbers) {
      await queue.post(interfaceUuid, no);
      await queue.dispatch(interfaceUuid, no);
    }
  };
  /** The numbers of the documents that a claim takes; they stay RUNNING. */
  const claim = async (limit = 10) =>
    (await queue.claim(interfaceUuid, limit)).map(({ entityNo }) => entityNo);
  const release = () =>
    queue.service.service.store.documentQueue.requeueAbandoned(new Date('2099-01-01'), new Date(), '');
  const isDue = async () => {
    const { store, now } = queue.service.service;
    return (await store.documentQueue.findDueInterfaces(now())).includes(interfaceUuid);
  };
  const outage = ['1', '2', '3', '4', '5'];
  const circuit = async () => {
    const row = await queue.interfaceRow(interfaceUuid);
    const until = (instant: unknown) =>
      typeof instant === 'string'
        ? Math.round((Date.parse(instant) - queue.service.clock.now.getTime()) / 1000)
        : undefined;
    return {
      outageCount: row?.outageCount,
      since: until(row?.receiverDownSince),
      next: until(row?.nextProbeTime),
    };
  };

  test('an interface pauses after five outages in a row', async () => {
    expect(outage).toHaveLength(maxOutages);
    await runAll(...outage.slice(0, 4));
    expect(await circuit()).toEqual({ outageCount: 4, since: undefined, next: undefined });
    await runAll('5');
    expect(await circuit()).toEqual({ outageCount: 5, since: 0, next: 10 });
    await queue.post(interfaceUuid, 'A');
    expect([await isDue(), await claim()]).toEqual([false, []]);
  });

  test('an answer between them, also a refusal, starts the count again', async () => {
    await runAll('1', '2', '3', '4');
    answerWith(400);
    await runAll('refused');
    answerWith(503);
    await runAll('5', '6');
    expect(await circuit()).toEqual({ outageCount: 2, since: undefined, next: undefined });
  });

  test('after a pause, one document at a time probes the receiver, and its answer ends the pause', async () => {
    await runAll(...outage);
    for (const no of ['A', 'B', 'C']) await queue.post(interfaceUuid, no);
    seconds(9);
    expect([await isDue(), await claim()]).toEqual([false, []]);
    seconds(1);
    expect(await isDue()).toBe(true);
    expect([await claim(), await claim()]).toEqual([['A'], []]);
    await release();
    answerWith(200);
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    expect(await circuit()).toEqual({ outageCount: undefined, since: undefined, next: undefined });
    expect(await claim()).toEqual(['B', 'C']);
  });

  test('a document that has not failed probes the receiver first, so that bad documents do not block it', async () => {
    await runAll(...outage);
    queue.wait(10);
    await queue.post(interfaceUuid, 'good');
    expect(await claim()).toEqual(['good']);
    await release();
  });

  test('a pause that is too long for its rules, from another clock, does not count', async () => {
    queue.wait(60);
    await runAll(...outage);
    queue.wait(-60);
    await queue.post(interfaceUuid, 'A');
    expect(await isDue()).toBe(true);
    expect(await claim()).toEqual(['A']);
    await release();
  });

  test('one lane means one document at a time, also of several processes', async () => {
    interfaceUuid = await queue.online(['online'], { lanes: 1 });
    for (const no of ['A', 'B']) await queue.post(interfaceUuid, no);
    expect([await claim(1), await claim(1)]).toEqual([['A'], []]);
    await release();
    expect(await claim(1)).toEqual(['A']);
    await release();
  });

  test('one lane waits for the documents that ran when there were more', async () => {
    const setLanes = (lanes: number) =>
      queue.service.database.query(
        `UPDATE document_interface SET data = data || jsonb_build_object('lanes', $2::int) WHERE uuid = $1`,
        [interfaceUuid, lanes],
      );
    for (const no of ['A', 'B', 'C', 'D']) await queue.post(interfaceUuid, no);
    await setLanes(1);
    expect(await claim(1)).toEqual(['A']);
    await setLanes(4);
    expect(await claim(1)).toEqual(['B']);
    await setLanes(1);
    expect(await claim(1)).toEqual([]);
    await release();
    expect(await claim(1)).toEqual(['A']);
    await release();
  });

  test('one lane waits for a debug run', async () => {
    interfaceUuid = await queue.online(['online', 'debug'], { lanes: 1 });
    await queue.post(interfaceUuid, 'A');
    const debugged = await queue.post(interfaceUuid, 'B');
    expect(await claim(1)).toEqual(['A']);
    await release();
    let meanwhile: unknown;
    queue.receiver.answer = async (response) => {
      meanwhile = await claim(1);
      response.end('{}');
    };
    expect(await queue.service.send(`POST /pendingData/debug?uuid=${debugged}`)).toMatchObject({
      success: true,
    });
    expect(meanwhile).toEqual([]);
    expect(await claim(1)).toEqual(['A']);
    await release();
  });

  test('the pauses grow with the outage, to five minutes', async () => {
    await runAll(...outage);
    const pauses: unknown[] = [];
    for (const no of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) {
      const { next } = await circuit();
      pauses.push(next);
      seconds(Number(next));
      await runAll(no);
    }
    expect(pauses).toEqual([10, 10, 20, 40, 80, 160, 300]);
    expect((await circuit()).since).toBe(-(10 + 10 + 20 + 40 + 80 + 160 + 300));
  });

  test.each([
    [
      'a reset of a document',
      async () => queue.service.send(`POST /pendingData/reset?uuid=${await failed()}`),
    ],
    [
      'resuming the interface',
      async () => {
        await queue.service.send(`POST /interfaceConfig/suspend?uuid=${interfaceUuid}`);
        return queue.service.send(`POST /interfaceConfig/resume?uuid=${interfaceUuid}`);
      },
    ],
  ])('%s ends the pause for one document', async (_action, act) => {
    await runAll(...outage);
    for (const no of ['A', 'B']) await queue.post(interfaceUuid, no);
    expect(await claim()).toEqual([]);
    expect((await act()).success).toBe(true);
    expect(await claim()).toHaveLength(1);
    await release();
  });
  const failed = async () => {
    const body = { interfaceUuid, status: 'FAILED' };
    return (await queue.service.send('POST /pendingData/query', { body })).page.records[0]?.uuid;
  };

  test.each([
    { action: 'suspend', want: [] },
    { action: 'resume', want: ['A'] },
  ])('after $action of several interfaces, a claim takes $want', async ({ action, want }) => {
    await runAll(...outage);
    await queue.post(interfaceUuid, 'A');
    const run = (name: string) =>
      queue.service.send('POST /interfaceConfig/batch', { body: { action: name, uuids: [interfaceUuid] } });
    for (const name of new Set(['suspend', action])) expect((await run(name)).success).toBe(true);
    const before = (await circuit()).next;
    expect([await claim(), before !== undefined && before > 0]).toEqual([want, want.length === 0]);
    await release();
  });

  test('the pause raises one alarm, with the reason, and ends when every failed document is delivered', async () => {
    const { send } = queue.service;
    const robot = { name: 'night', webhook: 'https://oapi.dingtalk.com/robot/send?access_token=t' };
    const { row } = await send(`POST ${account}/dingding`, { body: robot });
    const rule = { name: 'night', dingDingUuid: row.uuid, events: ['RECEIVER_DOWN', 'RECOVERED'] };
    const answer = await send('POST /alarmRule', { body: { ...rule, interfaceUuids: [interfaceUuid] } });
    expect(answer).toMatchObject({ success: true });
    const lines = async () => {
      const { alarmOutbox } = queue.service.service.store;
      const found = await alarmOutbox.findLines(row.uuid, answer.row.uuid, 100);
      return found.map(({ data }) => [data.event, data.reason]);
    };
    await runAll('1', '2', '3', '4');
    expect(await lines()).toEqual([]);
    await runAll('5');
    await queue.post(interfaceUuid, 'at the same instant');
    seconds(10);
    await runAll('6');
    expect(await lines()).toEqual([['RECEIVER_DOWN', expect.stringContaining('503')]]);
    seconds(10);
    answerWith(200);
    await queue.dispatch(interfaceUuid, 'at the same instant');
    expect(await lines()).toHaveLength(1);
    queue.wait(60);
    await runAll('1', '2', '3', '4', '5', '6');
    expect((await lines()).map(([event]) => event)).toEqual(['RECEIVER_DOWN', 'RECOVERED']);
  });

  test('a document that a filter leaves out does not end the outage', async () => {
    interfaceUuid = await queue.interfaceAfter(['online'], {
      entityIdentifier: 'no',
      fieldMappings: undefined,
      preFilter: "no != 'left out'",
    });
    await runAll(...outage);
    seconds(10);
    await runAll('left out');
    expect(await circuit()).toEqual({ outageCount: 5, since: -10, next: 0 });
    const row = await queue.interfaceRow(interfaceUuid);
    expect(row?.failureReason).toContain('503');
  });

  // The dispatcher counts above the store, so one database shows it.
  if (name !== 'PGlite') return;
  test('the dispatcher sends five documents to a receiver that is down, and returns the others', async () => {
    answerWith(200);
    const dispatcher = new Dispatcher(queue.service.service);
    onTestFinished(() => dispatcher.stop());
    dispatcher.start();
    const first = await queue.post(interfaceUuid, 'first');
    await expect.poll(() => queue.statusOf(first), { timeout: 20_000 }).toBe('SUCCESS');
    answerWith(503);
    const uuids: string[] = [];
    for (let no = 0; no < 40; no += 1) uuids.push(await queue.post(interfaceUuid, `down ${no}`));
    const states = async () => {
      const found = await Promise.all(uuids.map(queue.statusOf));
      return Object.fromEntries(
        ['PENDING', 'RUNNING'].map((state) => [state, found.filter((one) => one === state).length]),
      );
    };
    await expect.poll(async () => (await circuit()).since, { timeout: 20_000 }).toBeDefined();
    await expect.poll(async () => (await states()).RUNNING, { timeout: 20_000 }).toBe(0);
    await dispatcher.stop();
    // Four lanes: three more may be on their way when the fifth outage ends. Other interfaces are due, too.
    const sent = queue.receiver.received.filter(({ body }) => JSON.parse(body).no.startsWith('down'));
    expect(sent.length).toBeGreaterThanOrEqual(maxOutages);
    expect(sent.length).toBeLessThanOrEqual(maxOutages + 3);
    expect((await states()).PENDING).toBe(40 - sent.length);
  });
});
