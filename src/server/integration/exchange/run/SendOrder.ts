import { setTimeout as delay } from 'node:timers/promises';

/** A place among the runs of one interface. */
export interface SendTicket {
  /** Resolves when those before it have left; after five seconds in any case, for one slow receiver must not hold up all documents. */
  readonly waitForTurn: () => Promise<void>;
  /** To be called when the document is on the wire, or comes to nothing. May be called again. */
  readonly release: () => void;
}

/** Milliseconds that a document waits for those before it. */
const maxWait = 5000;

/** Lets runs side by side send their documents in the order in which the runs began: claims, mappings and new connections take different times. */
export class SendOrder {
  readonly #last = new Map<string, Promise<void>>();

  /** Takes the place behind all that were taken for the key before. */
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
