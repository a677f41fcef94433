import { setTimeout as delay } from 'node:timers/promises';
import type { Envelope } from '../../../src/contract/api/envelope.ts';
import type { BenchInterface } from '../service/setUpInterface.ts';
import type { BenchOrder } from './BenchReceiver.ts';

/** Documents that are under way at once. */
const parallelSenders = 24;

/** Documents of one number: they follow each other. */
const documentsPerNumber = 10;

/** Milliseconds after which a sender takes a request for lost. */
const requestTimeout = 10_000;

export const idempotencyKeyOf = ({ orderNo, position }: BenchOrder): string => `${orderNo}/${position}`;

/** A partner that posts documents until each of them is acknowledged, under the same key each time. */
export class LoadGenerator {
  /** Requests that were sent, those that are not answered included. */
  posted = 0;
  /** Answers that told of a document that had been accepted before. */
  repeated = 0;
  /** In the order of the acknowledgements. */
  readonly acknowledged: BenchOrder[] = [];
  readonly #target: BenchInterface;
  readonly #urls: () => readonly string[];

  /** `urls` are asked anew for every request. */
  constructor(target: BenchInterface, urls: () => readonly string[]) {
    this.#target = target;
    this.#urls = urls;
  }

  /** Posts so many documents; those of one number one after the other. */
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

  /** Resolves when so many documents have been acknowledged. */
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
      // Killed while it answered: whether it was accepted shows when it is posted again.
      return false;
    }
  }
}
