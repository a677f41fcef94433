import type { Service } from '../Service.ts';
import { endsOf } from '../transport/endsOf.ts';
import { settlePull } from './settlePull.ts';

/**
 * What the logs are told of a queue: trouble when it begins and when a document has come again, because a broker that is away would be told of
 * every few seconds; and each document that is refused. Never rejects: the documents are what matters.
 */
export class QueueDiary {
  readonly #service: Service;
  readonly #interfaceUuid: string;
  #isTroubled = false;

  constructor(service: Service, interfaceUuid: string) {
    this.#service = service;
    this.#interfaceUuid = interfaceUuid;
  }

  async trouble(failure: unknown): Promise<void> {
    if (this.#isTroubled) return;
    this.#isTroubled = true;
    await this.#write({ failure });
  }

  async taken(): Promise<void> {
    if (!this.#isTroubled) return;
    this.#isTroubled = false;
    await this.#write({});
  }

  refused(sentence: string): Promise<void> {
    return this.#write({ refused: [sentence] });
  }

  async #write({ failure, refused = [] }: { failure?: unknown; refused?: string[] }): Promise<void> {
    try {
      const { store } = this.#service;
      const asker = { service: this.#service, say: this.#service.logSay };
      const row = await store.schedules.read(this.#interfaceUuid);
      if (!row) return;
      const ends = await endsOf(store.documents, asker, row);
      const tally = { accepted: 0, repeated: 0, refused };
      await settlePull(asker, { row, ends, tally, failure, elapsedMs: 0 });
    } catch (error) {
      console.error(`Queue of interface ${this.#interfaceUuid}:`, error);
    }
  }
}
