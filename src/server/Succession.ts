import type { Assembly } from './assemble.ts';

/** Answers as the newest assembly does that could be put together. */
export class Succession {
  #current: Promise<Assembly>;

  constructor(first: Assembly) {
    this.#current = Promise.resolve(first);
  }

  readonly fetch: Assembly['app']['fetch'] = async (request, env) =>
    (await this.#current).app.fetch(request, env);

  /**
   * Calls that come meanwhile wait for the next one. When that fails, the one that was there goes on, and the promise
   * rejects. To be called again only when it has settled.
   */
  async replace(assembling: Promise<Assembly>): Promise<void> {
    const old = await this.#current;
    this.#current = assembling.catch(() => old);
    await assembling;
    await old.close();
  }

  readonly close = async (): Promise<void> => (await this.#current).close();
}
