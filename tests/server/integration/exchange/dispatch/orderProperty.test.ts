import { afterAll, describe, expect, test } from 'vitest';
import { requeueInterrupted } from '../../../../../src/server/integration/exchange/dispatch/requeueInterrupted.ts';
import fc from '../../../../fastCheck.ts';
import { type QueueUnderTest, queueUnderTest, testDatabases } from '../queueUnderTest.ts';

const numbers = ['A', 'B'];
const no = fc.constantFrom(...numbers);

/** Receivers that accept, fail for a while, and refuse forever. */
const status = fc.constantFrom(200, 200, 503, 400);

/** A call of a sender, a run, an operator or the end of a process. */
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('post' as const), no }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('run' as const), no, status }) },
  fc.record({ kind: fc.constant('kill' as const), no, isDelivered: fc.boolean() }),
  fc.record({ kind: fc.constant('reset' as const), no }),
  fc.record({ kind: fc.constant('cancel' as const), no }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1.1, 5.1) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

/** Deeds of one group happen at the same time. */
const groups = fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 20 });

interface StoredDocument {
  readonly uuid: string;
  readonly entityNo: string;
  readonly status: string;
}

/** A new interface, the documents posted to it, and the documents that the receiver has processed. */
class Exchange {
  readonly posted: { readonly no: string; readonly uuid: string }[] = [];
  readonly processed: string[] = [];
  readonly #queue: QueueUnderTest;
  readonly #interfaceUuid: string;
  #posting: Promise<unknown> = Promise.resolve();

  constructor(queue: QueueUnderTest, interfaceUuid: string) {
    this.#queue = queue;
    this.#interfaceUuid = interfaceUuid;
  }

  async do(deed: Deed): Promise<unknown> {
    switch (deed.kind) {
      case 'post':
        // One after the other, so that the test knows the order of arrival.
        this.#posting = this.#posting.then(() => this.#post(deed.no));
        return this.#posting;
      case 'run':
        this.#answer(deed.status);
        return this.#queue.dispatch(this.#interfaceUuid, deed.no);
      case 'kill':
        return this.#kill(deed.no, deed.isDelivered);
      case 'reset':
        return this.#batch('reset', deed.no, ['FAILED', 'BLOCKED']);
      case 'cancel':
        return this.#batch('cancel', deed.no, ['FAILED', 'BLOCKED']);
      case 'wait':
        this.#queue.wait(deed.minutes);
        return requeueInterrupted(this.#queue.service.service);
    }
  }

  /** Repairs everything until no document is left. */
  async drain(): Promise<void> {
    for (
      let round = 0;
      (await this.#stored(numbers, ['PENDING', 'RUNNING', 'FAILED', 'BLOCKED'])).length > 0;
      round += 1
    ) {
      if (round > this.posted.length) throw new Error('The queue does not drain.');
      await this.do({ kind: 'wait', minutes: 1.1 });
      for (const no of numbers) {
        await this.do({ kind: 'reset', no });
        await this.do({ kind: 'run', no, status: 200 });
      }
    }
  }

  /** Returns the uuids of the documents of a number that were not cancelled, in order of arrival. */
  async expectedOf(no: string): Promise<string[]> {
    const cancelled = new Set((await this.#stored([no], ['CANCELLED'])).map(({ uuid }) => uuid));
    return this.posted.filter((one) => one.no === no && !cancelled.has(one.uuid)).map(({ uuid }) => uuid);
  }

  async #post(no: string): Promise<void> {
    this.posted.push({ no, uuid: await this.#queue.post(this.#interfaceUuid, no) });
  }

  #answer(status: number): void {
    this.#queue.receiver.answer = (response, { headers }) => {
      if (status === 200) this.#process(String(headers['idempotency-key']));
      response.writeHead(status).end('{}');
    };
  }

  /** Processes a document once, as a receiver that knows its key. */
  #process(uuid: string): void {
    if (!this.processed.includes(uuid)) this.processed.push(uuid);
  }

  /** A process claims a document and ends before, or after, the receiver has it. */
  async #kill(entityNo: string, isDelivered: boolean): Promise<void> {
    const { service } = this.#queue.service;
    await service.store.transaction(async ({ documentQueue }) => {
      const request = { interfaceUuid: this.#interfaceUuid, entityNo, limit: 1 };
      const [row] = await documentQueue.claim([request], service.now());
      if (row && isDelivered) this.#process(String(row.uuid));
    });
  }

  async #batch(action: string, no: string, states: readonly string[]): Promise<void> {
    const uuids = (await this.#stored([no], states)).map(({ uuid }) => uuid);
    const body = { action, uuids, ...(action === 'cancel' && { reason: 'r' }) };
    if (uuids.length > 0) await this.#queue.service.send('POST /pendingData/batch', { body });
  }

  async #stored(of: readonly string[], states: readonly string[]): Promise<readonly StoredDocument[]> {
    const { store, client } = this.#queue.service;
    const { records } = await store.repository.list({
      entity: 'pendingData',
      companyUuid: client.companyUuid,
      equals: { interfaceUuid: this.#interfaceUuid },
    });
    return records
      .map(({ uuid, entityNo, status }) => ({ uuid, entityNo: String(entityNo), status: String(status) }))
      .filter(({ entityNo, status }) => of.includes(entityNo) && states.includes(status));
  }
}

describe.each(testDatabases)('on $name', async ({ open }) => {
  const queue = await queueUnderTest(open);
  afterAll(() => queue.close());

  test('the receiver processes each number in order of arrival, through failures, ended processes and resets', async () => {
    const start = queue.service.clock.now;
    await fc.assert(
      fc.asyncProperty(groups, async (deeds) => {
        // A sign-in lasts eight hours, less than the waits of all runs.
        queue.service.clock.now = start;
        const exchange = new Exchange(queue, await queue.online());
        for (const group of deeds) await Promise.all(group.map((one) => exchange.do(one)));
        await exchange.drain();
        for (const no of numbers) {
          const expected = await exchange.expectedOf(no);
          const uuids = exchange.posted.filter((one) => one.no === no).map(({ uuid }) => uuid);
          const processed = exchange.processed.filter((uuid) => uuids.includes(uuid));
          expect(processed.filter((uuid) => expected.includes(uuid))).toEqual(expected);
          expect(processed).toEqual(uuids.filter((uuid) => processed.includes(uuid)));
        }
      }),
      { numRuns: 15 },
    );
  });
});
