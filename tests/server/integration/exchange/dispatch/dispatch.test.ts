import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { acceptDocuments } from '../../../../../src/server/integration/exchange/accept/acceptDocuments.ts';
import { Dispatcher } from '../../../../../src/server/integration/exchange/dispatch/Dispatcher.ts';
import { requeueInterrupted } from '../../../../../src/server/integration/exchange/dispatch/requeueInterrupted.ts';
import { createRunLogEntries } from '../../../../../src/server/integration/exchange/run/createRunLogEntries.ts';
import type { ServiceContext } from '../../../../../src/server/platform/operations/ServiceContext.ts';
import { moveToOracle, withTables } from '../exchangeUnderTest.ts';
import { queueUnderTest, testDatabases } from '../queueUnderTest.ts';
import { runDue } from '../runDue.ts';

describe.each(testDatabases)('on $name', async ({ open }) => {
  const queue = await queueUnderTest(open);
  const { send } = queue.service;
  const body = { failureThreshold: 3, retryIntervalMinutes: 5, pageSize: 20, timeZone: 'Asia/Shanghai' };
  const { success, message } = await send('POST /globalConfig/save', { body });
  if (!success) throw new Error(message);
  afterAll(() => queue.close());
  beforeEach(() => {
    queue.receiver.received.length = 0;
    repair();
  });

  const repair = () => {
    queue.receiver.answer = (response) => response.end('{}');
  };
  const breakIt = () => {
    queue.receiver.answer = (response) => response.writeHead(500).end();
  };
  const dueInterfaces = () => {
    const { store, now } = queue.service.service;
    return store.documentQueue.findDueInterfaces(now());
  };
  const act = async (action: string, uuid: string) => {
    const reason = action === 'cancel' ? '&reason=r' : '';
    const { success, message } = await queue.service.send(
      `POST /pendingData/${action}?uuid=${uuid}${reason}`,
    );
    if (!success) throw new Error(message);
  };

  test('the dispatcher delivers documents of one number in the order of their arrival', async () => {
    const interfaceUuid = await queue.online();
    for (const step of [1, 2, 3]) await queue.post(interfaceUuid, 'A', { step });
    await queue.post(interfaceUuid, 'a', { step: 'another number' });
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(3);
    expect(queue.delivered()).toEqual([1, 2, 3].map((step) => ({ no: 'A', step })));
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 1, blockedCount: 0 });
    const [entry] = await queue.logs('interfacelog', interfaceUuid);
    expect(entry).toMatchObject({ level: 'INFO', entity: expect.anything() });
  });

  test.each([
    ['zh_CN', '接收方返回 HTTP 500'],
    ['en_US', 'The receiver responded with HTTP 500'],
  ] as const)('failure reason, log and finding are in the language of the reader, %s', async (lang, said) => {
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A');
    breakIt();
    await queue.dispatch(interfaceUuid, 'A');
    const read = async (call: string, body: object) =>
      (await queue.service.send(`POST ${call}`, { body, lang })) as unknown;
    const reason = { failureReason: said };
    expect(await read('/interfaceConfig/query', { uuid: interfaceUuid })).toMatchObject({
      page: { records: [reason] },
    });
    expect(await read('/pendingData/query', { uuid })).toMatchObject({ page: { records: [reason] } });
    expect(await read('/interfacelog/query', { interfaceUuid })).toMatchObject({
      page: { records: [{ details: said }] },
    });
    expect(await read('/apiCallLog/query', { interfaceUuid })).toMatchObject({
      page: { records: [{ message: said }] },
    });
    const health = JSON.stringify(await read('/health/query', { window: 'HOUR' }));
    expect(health).toContain(`"failureReason":"${said}`);
    expect(health).not.toContain('\\u001e');
    await act('cancel', uuid);
  });

  test('documents wait behind a failed one, which is retried with growing delays and then blocked', async () => {
    const interfaceUuid = await queue.online();
    const first = await queue.post(interfaceUuid, 'A', { step: 1 });
    const second = await queue.post(interfaceUuid, 'A', { step: 2 });
    const other = await queue.post(interfaceUuid, 'B');
    breakIt();
    const { now } = queue.service.clock;
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    expect(await queue.pendingOf(first)).toMatchObject({
      status: 'FAILED',
      failureCount: 1,
      errorCode: 'HTTP_STATUS',
      nextRunTime: new Date(now.getTime() + 5 * 60_000).toISOString(),
    });
    expect(await queue.interfaceRow(interfaceUuid)).toMatchObject({
      failureCount: 1,
      failureReason: expect.stringContaining('500'),
    });
    queue.wait(4.9);
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(0);
    queue.wait(0.1);
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    queue.wait(9.9);
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(0);
    queue.wait(0.1);
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    expect(await queue.pendingOf(first)).toMatchObject({ status: 'BLOCKED', failureCount: 3 });
    expect((await queue.pendingOf(first)).nextRunTime).toBeUndefined();
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 3, blockedCount: 1 });
    queue.wait(60);
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(0);

    repair();
    queue.receiver.received.length = 0;
    expect(await queue.dispatch(interfaceUuid, 'B')).toBe(1);
    expect(await queue.statusOf(other)).toBe('SUCCESS');
    const recovered = await queue.interfaceRow(interfaceUuid);
    // The first document is still blocked, so its reason stays.
    expect([recovered?.failureCount, recovered?.failureReason]).toEqual([0, expect.stringContaining('500')]);
    await act('reset', first);
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(2);
    expect(queue.delivered()).toEqual([{ no: 'B' }, { no: 'A', step: 1 }, { no: 'A', step: 2 }]);
    expect(await queue.statusOf(second)).toBe('SUCCESS');
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 0, blockedCount: 0 });
  });

  test.each([
    { name: 'a later one', retryAfter: '3600', minutes: 60 },
    { name: 'an earlier one', retryAfter: '10', minutes: 5 },
    { name: 'a date', retryAfter: 'Sat, 21 Nov 2037 08:00:00 GMT', minutes: 24 * 60 },
  ])('a retry honours the instant of Retry-After: $name', async ({ retryAfter, minutes }) => {
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A');
    queue.receiver.answer = (response) => response.writeHead(503, { 'Retry-After': retryAfter }).end();
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    const { now } = queue.service.clock;
    expect(await queue.pendingOf(uuid)).toMatchObject({
      status: 'FAILED',
      nextRunTime: new Date(now.getTime() + minutes * 60_000).toISOString(),
    });
    await act('cancel', uuid);
  });

  test('a permanent failure blocks the document at once, and a reset sends it again', async () => {
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A');
    queue.receiver.answer = (response) => response.writeHead(404).end('{"msg":"no such order"}');
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    expect(await queue.pendingOf(uuid)).toMatchObject({
      status: 'BLOCKED',
      failureCount: 1,
      errorCode: 'HTTP_STATUS',
      failureReason: expect.stringContaining('no such order'),
    });
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 1, blockedCount: 1 });
    await act('reset', uuid);
    repair();
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    expect(await queue.statusOf(uuid)).toBe('SUCCESS');
  });

  test('an interface with an unsupported configuration blocks its documents at once', async () => {
    const values = await withTables(queue.service);
    const interfaceUuid = await queue.interfaceAfter(['online'], {
      ...values,
      interfaceType: 'WCS_DOWN',
      entityIdentifier: 'no',
      fieldMappings: undefined,
    });
    await moveToOracle(queue.service, values);
    const uuid = await queue.post(interfaceUuid, 'A');
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    expect(await queue.pendingOf(uuid)).toMatchObject({
      status: 'BLOCKED',
      errorCode: 'CONFIGURATION_INVALID',
    });
  });

  test('a document that becomes too large is not sent, and its reason names the row and the limit', async () => {
    const row = { type: 'STRING', functionType: 'REGULAR' };
    const interfaceUuid = await queue.interfaceAfter(['online'], {
      entityIdentifier: 'no',
      fieldMappings: [
        {
          lineNo: 1,
          ...row,
          targetField: 'lines',
          type: 'ARRAY',
          functionType: 'SUB_TABLE',
          sourceField: 'lines',
          expression: 'line',
        },
        { lineNo: 2, ...row, targetField: 'lines[].remark', sourceField: 'remark' },
      ],
    });
    const lines = Array.from({ length: 2000 }, () => ({}));
    const uuid = await queue.post(interfaceUuid, 'A', { remark: 'x'.repeat(10_000), lines });
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    expect(queue.delivered()).toEqual([]);
    expect(await queue.pendingOf(uuid)).toMatchObject({
      status: 'BLOCKED',
      errorCode: 'MAPPING_FAILED',
      failureReason: expect.stringMatching(/line 2, lines\[\d+\]\.remark .*exceed 10 MB$/),
    });
  });

  test('a document whose runs are interrupted ten times in a row is blocked', async () => {
    const interfaceUuid = await queue.online();
    const { service } = queue.service;
    const uuid = await queue.post(interfaceUuid, 'A');
    const interrupt = async () => {
      await queue.claim(interfaceUuid);
      queue.wait(1.1);
      await requeueInterrupted(service);
    };
    for (let run = 1; run < 10; run += 1) await interrupt();
    expect(await queue.statusOf(uuid)).toBe('PENDING');
    await interrupt();
    expect(await queue.pendingOf(uuid)).toMatchObject({
      status: 'BLOCKED',
      errorCode: 'EXCHANGE_FAILED',
      failureReason: expect.stringContaining('stopped 10 times'),
    });
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 1, blockedCount: 1 });
    await act('reset', uuid);
    await interrupt();
    expect(await queue.statusOf(uuid)).toBe('PENDING');
    await act('cancel', uuid);
  });

  test('a document whose route cannot be read waits, and the log names its interface', async () => {
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A');
    const written = vi.spyOn(console, 'error').mockReturnValue().mockClear();
    const { configuration } = queue.service.store;
    const load = vi.spyOn(configuration, 'load').mockRejectedValue(new Error('database is down'));
    const dispatcher = new Dispatcher(queue.service.service);
    onTestFinished(() => dispatcher.stop());
    dispatcher.start();
    const logged = () => written.mock.calls.map(([line]) => JSON.parse(line));
    const entry = { level: 'error', msg: 'Exchange: Error: database is down', interfaceUuid };
    await expect.poll(logged).toContainEqual(expect.objectContaining(entry));
    load.mockRestore();
    await expect.poll(() => queue.statusOf(uuid), { timeout: 5000 }).toBe('SUCCESS');
  });

  test('an unexpected error fails the document, and its reason names the error', async () => {
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A');
    vi.spyOn(console, 'error').mockReturnValue();
    const { service } = queue.service;
    let isClaimed = false;
    const broken: ServiceContext = {
      ...service,
      store: {
        ...service.store,
        transaction: (work) => service.store.transaction(work).finally(() => (isClaimed = true)),
      },
      now: () => {
        if (!isClaimed) return service.now();
        isClaimed = false;
        throw new Error('the clock is broken');
      },
    };
    expect(await runDue(broken, interfaceUuid, 'A')).toBe(1);
    expect(await queue.pendingOf(uuid)).toMatchObject({
      status: 'FAILED',
      errorCode: 'EXCHANGE_FAILED',
      failureReason: expect.stringContaining('the clock is broken'),
    });
  });

  test('a cancelled document does not hold up the next one', async () => {
    const interfaceUuid = await queue.online();
    const first = await queue.post(interfaceUuid, 'A', { step: 1 });
    await queue.post(interfaceUuid, 'A', { step: 2 });
    await act('cancel', first);
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    expect(queue.delivered()).toEqual([{ no: 'A', step: 2 }]);
  });

  test.each([
    ['suspended', 'suspend', 'resume'],
    ['offline', 'offline', 'online'],
  ])(
    'an interface that is %s delivers nothing, and has due documents afterwards',
    async (_state, stop, start) => {
      const interfaceUuid = await queue.online();
      await queue.post(interfaceUuid, 'A');
      await queue.service.send(`POST /interfaceConfig/${stop}?uuid=${interfaceUuid}`);
      expect(await queue.dispatch(interfaceUuid, 'A')).toBe(0);
      expect(await dueInterfaces()).not.toContain(interfaceUuid);
      const woken = queue.woken();
      await queue.service.send(`POST /interfaceConfig/${start}?uuid=${interfaceUuid}`);
      expect(woken).toEqual([[interfaceUuid]]);
      expect(await dueInterfaces()).toContain(interfaceUuid);
      expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    },
  );

  test('an interface is due while it has a document to run now', async () => {
    const interfaceUuid = await queue.online();
    const isDue = async () => (await dueInterfaces()).includes(interfaceUuid);
    expect(await isDue()).toBe(false);
    await queue.post(interfaceUuid, 'A');
    expect(await isDue()).toBe(true);
    breakIt();
    await queue.dispatch(interfaceUuid, 'A');
    expect(await isDue()).toBe(false);
    queue.wait(5);
    expect(await isDue()).toBe(true);
  });

  test('a claim takes the oldest document of each number, in order of arrival, up to its limit', async () => {
    const interfaceUuid = await queue.online();
    const { store, now } = queue.service.service;
    for (const no of ['A', 'B', 'A', 'C', 'D']) await queue.post(interfaceUuid, no);
    const claim = async (limit: number) => {
      const rows = await store.transaction(({ documentQueue }) =>
        documentQueue.claim([{ interfaceUuid, limit }], now()),
      );
      return rows;
    };
    const first = await claim(2);
    expect(first.map(({ entityNo }) => entityNo)).toEqual(['A', 'B']);
    expect((await claim(9)).map(({ entityNo }) => entityNo)).toEqual(['C', 'D']);
    expect(await claim(9)).toEqual([]);
    await store.documentQueue.release(first);
    expect((await claim(9)).map(({ uuid }) => uuid)).toEqual(first.map(({ uuid }) => uuid));
  });

  test.each<{ given: string; failures: number; isReset?: true; want: object }>([
    { given: 'a new document', failures: 0, want: { status: 'PENDING', failureCount: 0 } },
    { given: 'a failed document', failures: 1, want: { status: 'FAILED', failureCount: 1 } },
    {
      given: 'a reset document',
      failures: 1,
      isReset: true,
      want: { status: 'PENDING', failureCount: 0 },
    },
  ])('$given that was claimed and not run is as before', async ({ failures, isReset, want }) => {
    const interfaceUuid = await queue.online();
    const { store, now } = queue.service.service;
    const uuid = await queue.post(interfaceUuid, 'A');
    breakIt();
    for (let run = 0; run < failures; run += 1) await queue.dispatch(interfaceUuid, 'A');
    if (isReset) await queue.service.send(`POST /pendingData/reset?uuid=${uuid}`);
    queue.wait(10);
    const claim = () =>
      store.transaction(({ documentQueue }) => documentQueue.claim([{ interfaceUuid, limit: 1 }], now()));
    await store.documentQueue.release(await claim());
    expect(await queue.pendingOf(uuid)).toMatchObject(want);
    expect(await claim()).toMatchObject([{ uuid }]);
  });

  test('two dispatchers run one document of a number at a time, each once', async () => {
    const interfaceUuid = await queue.online();
    const numbers = ['PO-1', 'PO-2', 'PO-3'];
    for (const step of [1, 2, 3, 4]) for (const no of numbers) await queue.post(interfaceUuid, no, { step });
    const running = new Map<unknown, number>();
    let most = 0;
    queue.receiver.answer = async (response, { body }) => {
      const { no } = JSON.parse(body);
      running.set(no, (running.get(no) ?? 0) + 1);
      // Other tests have left documents of other numbers.
      most = Math.max(most, ...numbers.map((one) => running.get(one) ?? 0));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.set(no, (running.get(no) ?? 0) - 1);
      response.end('{}');
    };
    const dispatchers = [queue.service.service, queue.service.service].map((one) => new Dispatcher(one));
    for (const dispatcher of dispatchers) dispatcher.start();
    const counts = () => queue.countsOf(interfaceUuid);
    await expect.poll(counts, { timeout: 10_000 }).toEqual({ pendingCount: 0, blockedCount: 0 });
    for (const dispatcher of dispatchers) await dispatcher.stop();
    expect(most).toBe(1);
    for (const no of numbers)
      expect(queue.delivered().filter((one) => (one as { no: string }).no === no)).toEqual(
        [1, 2, 3, 4].map((step) => ({ no, step })),
      );
  });

  test('documents behind a blocked one hold up no document of another number, however many they are', async () => {
    const interfaceUuid = await queue.online();
    queue.receiver.answer = (response) => response.writeHead(400).end();
    await queue.post(interfaceUuid, 'M');
    await queue.dispatch(interfaceUuid, 'M');
    // More than a claim examines in order of arrival.
    await queue.postAll(
      interfaceUuid,
      Array.from({ length: 600 }, () => 'M'),
    );
    await queue.postAll(interfaceUuid, ['Z', 'A', 'm', 'A', 'N']);
    const claim = async (limit: number) =>
      (await queue.claim(interfaceUuid, limit)).map(({ entityNo }) => entityNo);
    expect([await claim(2), await claim(9), await claim(9)]).toEqual([['Z', 'A'], ['N'], []]);
  });

  test('a run of an ended process is repeated under the same key, and its late end changes nothing', async () => {
    const interfaceUuid = await queue.online();
    const { service } = queue.service;
    const uuid = await queue.post(interfaceUuid, 'A');
    const claimed = await queue.claimRun(interfaceUuid);
    expect(claimed.row).toMatchObject({ uuid, status: 'RUNNING', version: 2 });
    await requeueInterrupted(service);
    expect([await queue.statusOf(uuid), await queue.dispatch(interfaceUuid, 'A')]).toEqual(['RUNNING', 0]);
    queue.wait(1.1);
    await requeueInterrupted(service);
    expect(await queue.statusOf(uuid)).toBe('PENDING');
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    expect(queue.receiver.received[0]?.headers['idempotency-key']).toBe(uuid);
    const after = await queue.pendingOf(uuid);

    const ended = {
      outcome: { steps: [], timings: [] },
      loggedMessage: 'late',
      elapsedMs: 1,
    };
    const late = await service.exchange.finish({
      claimed,
      result: ended,
      entries: createRunLogEntries(service, claimed.input, ended, 'INFO'),
    });
    expect(late).toBeUndefined();
    expect(await queue.pendingOf(uuid)).toEqual(after);
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 0, blockedCount: 0 });
    const details = (await queue.logs('interfacelog', interfaceUuid)).map(({ details: one }) => one);
    expect(details).toContain('late');
  });

  /** Starts a dispatcher, whose receiver holds four documents. It has claimed two more ahead. */
  async function dispatcherWithHeldRuns(name: string) {
    const interfaceUuid = await queue.online();
    const numbers = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `${name} ${letter}`);
    const dispatcher = new Dispatcher(queue.service.service);
    dispatcher.start();
    // A fast delivery, so that the dispatcher claims more documents than it runs at a time.
    const first = await queue.post(interfaceUuid, 'first');
    await expect.poll(() => queue.statusOf(first), { timeout: 20_000 }).toBe('SUCCESS');
    const ends: (() => void)[] = [];
    queue.receiver.answer = (response, { body }) => {
      const end = () => response.end('{}');
      // Documents of other tests may be due, too.
      if (numbers.includes(JSON.parse(body).no)) ends.push(end);
      else end();
    };
    const documents = numbers.map((no) => ({ text: JSON.stringify({ no }) }));
    const receipts = await acceptDocuments(queue.service.service, interfaceUuid, documents);
    await expect.poll(() => ends.length, { timeout: 20_000 }).toBe(4);
    return {
      interfaceUuid,
      statuses: () => Promise.all(receipts.map(({ uuid }) => queue.statusOf(uuid))),
      /** Ends the held runs and stops the dispatcher. */
      stop: async () => {
        const stopped = dispatcher.stop();
        for (const end of ends) end();
        await stopped;
      },
    };
  }

  test('a dispatcher that stops ends its runs and returns the documents that it has claimed ahead', async () => {
    const { interfaceUuid, statuses, stop } = await dispatcherWithHeldRuns('stop');
    await stop();
    expect(await statuses()).toEqual([
      ...['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS'],
      ...['PENDING', 'PENDING'],
    ]);
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 2, blockedCount: 0 });
  });

  test('documents that wait too long in the process go back to the queue, also after an error of the database', async () => {
    const { statuses, stop } = await dispatcherWithHeldRuns('wait');
    vi.spyOn(console, 'error').mockReturnValue();
    const release = vi.spyOn(queue.service.store.documentQueue, 'release');
    release.mockRejectedValueOnce(new Error('database is down'));
    const clock = vi.spyOn(performance, 'now');
    clock.mockImplementation(() => Date.now() - performance.timeOrigin + 6000);
    await expect
      .poll(async () => (await statuses()).slice(4), { timeout: 20_000 })
      .toEqual(['PENDING', 'PENDING']);
    expect(release.mock.calls.length).toBeGreaterThan(1);
    clock.mockRestore();
    await stop();
  });

  test('the dispatcher delivers a document of a million characters', async () => {
    const interfaceUuid = await queue.online();
    const text = JSON.stringify({ no: 'A', text: 'x'.repeat(999_970) });
    const [receipt] = await acceptDocuments(queue.service.service, interfaceUuid, [{ text }]);
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    expect(queue.receiver.received[0]?.body).toBe(text);
    expect((await queue.pendingOf(String(receipt?.uuid))).status).toBe('SUCCESS');
  });
});
