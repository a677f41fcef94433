import { DeliveryFailure, transportFailureOf } from './DeliveryFailure.ts';

/** A document as it comes from its source. */
export interface ReceivedDocument {
  /** JSON. */
  readonly text: string;
  /** Another arrival of the same document has the same one. */
  readonly idempotencyKey: string;
  /** Tells the source that the document is in safe hands: to be called after it was accepted. */
  readonly acknowledge: () => Promise<void>;
}

/** A source that is asked for what it has: by a schedule. */
export interface PullSource {
  readonly kind: 'PULL';
  /** `run` names the occasion: asked again with the same one, the same documents have the same keys. Rejects with Failure. */
  readonly pull: (run: string, signal: AbortSignal) => AsyncIterable<ReceivedDocument>;
}

export interface Subscription {
  /** Takes no more documents; those that are on their way are finished. */
  readonly close: () => Promise<void>;
}

/** What becomes of a document that a queue brought: in safe hands, or never to be accepted as it is. */
export type AcceptResult = 'TAKEN' | 'REFUSED';

/** A queue that brings documents as they come. */
export interface QueueSource {
  readonly kind: 'QUEUE';
  /**
   * Gives each document to `take`, one after the other: acknowledged when it is TAKEN, left to the queue's dead letters when it is
   * REFUSED. When `take` rejects, the queue keeps the document and brings it again a little later, and those after it wait. Connects
   * again by itself, however long that takes; `onTrouble` hears why it had to, and why a document was left.
   */
  readonly subscribe: (
    take: (arriving: Pick<ReceivedDocument, 'text' | 'idempotencyKey'>) => Promise<AcceptResult>,
    onTrouble: (failure: DeliveryFailure) => void,
  ) => Promise<Subscription>;
}

/** Where documents of an interface come from, unless somebody posts them. Secrets are open in it. */
export type DocumentSource = PullSource | QueueSource;

/** Milliseconds that a source may take for each of its answers. */
const answerTimeout = 20_000;

/** The next of a source, in time. */
async function nextInTime(waiting: AsyncIterator<ReceivedDocument>, deadline: AbortController) {
  const late = new DeliveryFailure('TIMEOUT', { seconds: answerTimeout / 1000 });
  const timer = setTimeout(() => deadline.abort(late), answerTimeout);
  try {
    return await waiting.next();
  } catch (error) {
    throw deadline.signal.aborted ? late : transportFailureOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The documents that a source has, one after the other; each is to be accepted, and then `done`. `run` names the occasion, so that
 * documents which are fetched once more for the same one have the same idempotency key. Throws Failure.
 */
export async function* pullDocuments(
  source: PullSource,
  run: string,
): AsyncGenerator<ReceivedDocument, void> {
  const deadline = new AbortController();
  const waiting = source.pull(run, deadline.signal)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const found = await nextInTime(waiting, deadline);
      if (found.done) return;
      yield found.value;
    }
  } finally {
    await waiting.return?.();
  }
}
