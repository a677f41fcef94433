import { waitAtMost } from './waitAtMost.ts';

/** A place in the order of the runs of one interface. */
export interface SendTicket {
  /**
   * Resolves when all earlier ones were released; after five seconds in any case, so that one slow receiver
   * does not delay all documents.
   */
  readonly waitForTurn: () => Promise<unknown>;
  /** Call it when the document is on the wire or cannot be sent. Repeated calls are allowed. */
  readonly release: () => void;
}

/** Maximum milliseconds that a document waits for earlier ones. */
const maxWait = 5000;

/**
 * Lets parallel runs send their documents in the order in which the runs began. Claims, mappings and new
 * connections take different times.
 */
export class SendOrder {
  readonly #last = new Map<string, Promise<void>>();

  /** Takes the place after all earlier tickets of the key. */
  takeTicket(key: string): SendTicket {
    const before = this.#last.get(key);
    let leave = (): void => undefined;
    const own = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const last = before ? before.then(() => own) : own;
    this.#last.set(key, last);
    void last.then(() => {
      if (this.#last.get(key) === last) this.#last.delete(key);
    });
    return {
      release: leave,
      waitForTurn: async () => before && waitAtMost(before, maxWait),
    };
  }
}
