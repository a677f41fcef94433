import { ServiceError } from '../base/ServiceError.ts';

/** Maximum number of concurrent calls of one company in each process. */
const maxConcurrent = 4;

/** Limits the concurrent calls of each company. */
export class ConcurrencyLimiter {
  /** Number of running calls by company. */
  readonly #running = new Map<string, number>();

  /** Runs `work`, or throws RELAY_BUSY if the company has too many calls running. */
  async run<T>(companyUuid: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(companyUuid) ?? 0;
    if (running >= maxConcurrent) throw new ServiceError('RELAY_BUSY', { limit: maxConcurrent });
    this.#running.set(companyUuid, running + 1);
    try {
      return await work();
    } finally {
      const left = (this.#running.get(companyUuid) ?? 0) - 1;
      if (left > 0) this.#running.set(companyUuid, left);
      else this.#running.delete(companyUuid);
    }
  }
}
