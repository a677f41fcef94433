import type { Row } from '../../../../contract/api/envelope.ts';
import { logError } from '../../../platform/base/log.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';

/** Milliseconds between two renewals of a claim: a claim must miss several of them before it counts as abandoned. */
const renewalInterval = 10_000;

/**
 * Renews the claims of documents that this process still runs, or whose results it still tries to store. Other
 * processes take a document whose claim is not renewed for `maxRunTime`.
 */
export class ClaimHeartbeat {
  readonly #service: Pick<ServiceContext, 'store' | 'now'>;
  readonly #kept = new Set<Row>();
  #timer: NodeJS.Timeout | undefined;
  #renewal: Promise<void> | undefined;

  constructor(service: Pick<ServiceContext, 'store' | 'now'>) {
    this.#service = service;
  }

  /** Keeps the claim of a document until `work` has ended. */
  async keep<T>(row: Row, work: () => Promise<T>): Promise<T> {
    this.#kept.add(row);
    this.#timer ??= setInterval(() => {
      this.#renewal ??= this.#renew().finally(() => {
        this.#renewal = undefined;
      });
    }, renewalInterval).unref();
    try {
      return await work();
    } finally {
      this.#kept.delete(row);
      if (this.#kept.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    }
  }

  /** Never rejects: the next renewal follows soon. Almost all runs end before their first one. */
  async #renew(): Promise<void> {
    const now = this.#service.now();
    const before = new Date(now.getTime() - renewalInterval).toISOString();
    const old = [...this.#kept].filter(({ lastRunTime }) => String(lastRunTime) <= before);
    try {
      await this.#service.store.documentQueue.renew(old, now);
    } catch (error) {
      logError('Claims of documents', error);
    }
  }
}
