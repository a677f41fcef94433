import { setTimeout as delay } from 'node:timers/promises';
import type { Envelope } from '../../../src/contract/api/envelope.ts';
import type { BenchInterface } from '../service/setUpInterface.ts';
import type { BenchOrder } from './BenchReceiver.ts';

/** Number of senders that post at the same time. */
const parallelSenders = 24;

/** Documents with the same number. They are posted one after the other. */
const documentsPerNumber = 10;

/** Milliseconds after which a sender cancels a request. */
const requestTimeout = 10_000;

export const idempotencyKeyOf = ({ orderNo, position }: BenchOrder): string => `${orderNo}/${position}`;

/** A partner that posts each document with the same key until the service acknowledges it. */
export class LoadGenerator {
  /** Number of sent requests, including unanswered ones. */
  posted = 0;
  /** Number of answers for documents that the service had accepted before. */
  repeated = 0;
  /** Acknowledged documents, in the order of the acknowledgements. */
  readonly acknowledged: BenchOrder[] = [];
  readonly #target: BenchInterface;
  readonly #urls: () => readonly string[];

  /** @param urls called before every request, because the addresses change */
  constructor(target: BenchInterface, urls: () => readonly string[]) {
    this.#target = target;
    this.#urls = urls;
  }

  /** Posts `count` documents. Documents of one number follow each other. */
  async run(count: number): Promise<void> {
    const numbers = Math.ceil(count / documentsPerNumber);
    const lane = async (first: number): Promise<void> => {
      for (let position = 0; position < documentsPerNumber; position += 1)
        for (let number = first; number < numbers; number += parallelSenders)
          if (number * documentsPerNumber + position < count)
            await this.#post({ orderNo: `SO-${number}`, position });
    };
    await Promise.all(Array.from({ length: parallelSenders }, (_, index) => lane(index)));
  }

  /** Resolves when `count` documents are acknowledged. */
  async waitForAcknowledged(count: number): Promise<void> {
    while (this.acknowledged.length < count) await delay(50);
  }

  async #post(order: BenchOrder): Promise<void> {
    while (!(await this.#isAcknowledged(order))) await delay(100);
    this.acknowledged.push(order);
  }

  async #isAcknowledged(order: BenchOrder): Promise<boolean> {
    const urls = this.#urls();
    const url = urls[this.posted % Math.max(1, urls.length)];
    if (url === undefined) return false;
    this.posted += 1;
    try {
      const answer = await fetch(url + this.#target.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          iwmsApiKey: this.#target.apiKey,
          'Idempotency-Key': idempotencyKeyOf(order),
        },
        body: JSON.stringify(order),
        signal: AbortSignal.timeout(requestTimeout),
      });
      const { data } = (await answer.json()) as Envelope<{ repeated: boolean }>;
      if (answer.status !== 202) return false;
      this.repeated += Number(data?.repeated);
      return true;
    } catch {
      // The service may have accepted the document before it was killed. The next post reports that.
      return false;
    }
  }
}
