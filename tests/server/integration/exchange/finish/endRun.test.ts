import timers from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MappingError, type MappingErrorCode } from '../../../../../src/mapping/index.ts';
import { endRun } from '../../../../../src/server/integration/exchange/finish/endRun.ts';
import { ExchangeQueue } from '../../../../../src/server/integration/exchange/queue/ExchangeQueue.ts';
import type { RunOutcome } from '../../../../../src/server/integration/exchange/run/runPipeline.ts';
import { DeliveryFailure } from '../../../../../src/server/integration/transport/DeliveryFailure.ts';
import { createMetrics } from '../../../../../src/server/platform/monitoring/createMetrics.ts';
import type { ServiceContext } from '../../../../../src/server/platform/operations/ServiceContext.ts';
import { StatementError } from '../../../../../src/server/platform/store/databases/StatementError.ts';
import type { ServiceStore } from '../../../../../src/server/platform/store/ServiceStore.ts';
import { spyOnBuiltin } from '../../../../spyOnBuiltin.ts';
import { queueUnderTest, testDatabases } from '../queueUnderTest.ts';

/** A run whose mapping ended at a row with this error. */
const mappingFailed = (code: MappingErrorCode): DeliveryFailure =>
  new DeliveryFailure('MAPPING_FAILED', { step: { functionType: 'REGULAR', error: new MappingError(code) } });

const delivery = {
  kind: 'HTTP',
  method: 'POST',
  url: 'http://erp',
  headers: {},
  requestBody: {},
  elapsedMs: 1,
} as const;
const outage = new Error('connect ECONNREFUSED');
const lock = new StatementError('canceling statement due to lock timeout', '55P03', 'INSERT');
const refused = new DeliveryFailure('HTTP_STATUS', { status: 400 });
/** A document that cannot be written as JSON. */
const unwritable = {
  get no() {
    throw new RangeError('Invalid string length');
  },
};

const stored = (status: string) => ({ status, logs: ['delivered'] });
const running = { status: 'RUNNING', logs: [] };

describe.each(testDatabases)('on $name', async ({ open }) => {
  const queue = await queueUnderTest(open);
  /** The queues that tests create. Their figures wait for others. */
  const created: ExchangeQueue[] = [];
  afterAll(async () => {
    await Promise.all(created.map((exchange) => exchange.close()));
    await queue.close();
  });
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  /** Returns the service with a database that refuses this number of transactions with an error. */
  function withOutage(attempts: number, error: Error): ServiceContext {
    const { service } = queue.service;
    let count = 0;
    const store: ServiceStore = {
      ...service.store,
      transaction: async (work) => {
        count += 1;
        if (count <= attempts) throw error;
        return service.store.transaction(work);
      },
    };
    const own = { ...service, metrics: createMetrics({}), store };
    const exchange = new ExchangeQueue(own);
    created.push(exchange);
    return { ...own, exchange };
  }

  /** Claims a document and ends its run with this outcome. Resolves to the document. */
  async function endWith(
    outcome: Partial<RunOutcome>,
    loggedMessage = 'delivered',
    ending = queue.service.service,
  ) {
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A');
    const claimed = await queue.claimRun(interfaceUuid);
    const result = { outcome: { steps: [], timings: [], ...outcome }, loggedMessage, elapsedMs: 1 };
    await endRun(ending, claimed, result, 'INFO').catch(() => undefined);
    const logs = (await queue.logs('interfacelog', interfaceUuid)).map(({ details }) => details);
    return { ...(await queue.pendingOf(uuid)), logs };
  }

  test.each<[what: string, outcome: Partial<RunOutcome>, message: string, want: object]>([
    ['a run that can be logged', { delivery }, 'delivered', { status: 'SUCCESS', logs: ['delivered'] }],
    ['a log entry that the database refuses', { delivery }, 'half \ud83d', { status: 'SUCCESS', logs: [] }],
    [
      'a payload that cannot be written',
      { delivery, mappedDocument: unwritable },
      '',
      { status: 'SUCCESS', logs: [] },
    ],
    [
      'a failure that cannot be logged',
      { delivery, mappedDocument: unwritable, failure: new DeliveryFailure('HTTP_STATUS', { status: 500 }) },
      '',
      { status: 'FAILED', failureCount: 1, errorCode: 'EXCHANGE_FAILED', logs: [] },
    ],
    [
      'a document for the outbox, which is stored with the log',
      { delivery: { ...delivery, kind: 'OUTBOX', requestBody: unwritable } },
      '',
      { status: 'FAILED', failureCount: 1, errorCode: 'EXCHANGE_FAILED', logs: [] },
    ],
    [
      'a mapping that took too long',
      { failure: mappingFailed('timeLimit') },
      'too slow',
      { status: 'FAILED', failureCount: 1, errorCode: 'MAPPING_FAILED', logs: ['too slow'] },
    ],
    [
      'a mapping that got no turn, whose document goes back to the queue',
      { failure: mappingFailed('turnLimit') },
      'no turn',
      { status: 'PENDING', failureCount: 0, logs: [] },
    ],
  ])('%s leaves no document running', async (_what, outcome, message, want) => {
    expect(await endWith(outcome, message)).toMatchObject(want);
  });

  test.each<{
    attempts: number;
    error: Error;
    what: string;
    outcome: Partial<RunOutcome>;
    isStopping?: true;
    want: object;
  }>([
    { attempts: 6, error: outage, what: 'delivered', outcome: { delivery }, want: stored('SUCCESS') },
    { attempts: 7, error: outage, what: 'delivered', outcome: { delivery }, want: running },
    { attempts: 7, error: outage, what: 'refused', outcome: { delivery, failure: refused }, want: running },
    { attempts: 50, error: lock, what: 'delivered', outcome: { delivery }, want: stored('SUCCESS') },
    {
      attempts: 50,
      error: lock,
      what: 'refused',
      outcome: { delivery, failure: refused },
      want: stored('BLOCKED'),
    },
    { attempts: 50, error: lock, what: 'delivered', outcome: { delivery }, isStopping: true, want: running },
  ])(
    '$attempts attempts that fail ($error.message) never end a $what document without its log',
    async ({ attempts, error, outcome, isStopping, want }) => {
      spyOnBuiltin(timers, 'setTimeout').mockResolvedValue(undefined);
      const service = withOutage(attempts, error);
      if (isStopping) service.exchange.stopWaiting();
      expect(await endWith(outcome, 'delivered', service)).toMatchObject(want);
      await service.exchange.close();
    },
  );
});
