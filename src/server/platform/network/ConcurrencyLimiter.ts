import { ServiceError } from '../base/ServiceError.ts';

/** What one company can have under way at once, in each process of the service. */
const maxConcurrent = 4;

/** Keeps a company from calling others without end. */
export class ConcurrencyLimiter {
  /** How much is under way, by company. */
  readonly #running = new Map<string, number>();

  /** Does the work, or throws RELAY_BUSY where the company has too much under way. */
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
