import { setTimeout as delay } from 'node:timers/promises';

/** A place in the order of the runs of one interface. */
export interface SendTicket {
  /**
   * Resolves when all earlier ones were released; after five seconds in any case, so that one slow receiver
   * does not delay all documents.
   */
  readonly waitForTurn: () => Promise<void>;
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
      waitForTurn: () => (before ? waitAtMost(before) : Promise.resolve()),
    };
  }
}

async function waitAtMost(before: Promise<void>): Promise<void> {
  const over = new AbortController();
  const late = delay(maxWait, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  await Promise.race([before, late]);
  over.abort();
}
