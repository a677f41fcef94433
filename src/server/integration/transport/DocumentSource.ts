import { logError } from '../../platform/base/log.ts';
import { DeliveryFailure, transportFailureOf } from './DeliveryFailure.ts';
import { waitUntilAborted } from './DeliveryTarget.ts';

/** A document from its source. */
export interface ReceivedDocument {
  /** JSON. */
  readonly text: string;
  /** Identical for repeated arrivals of the same document. */
  readonly idempotencyKey: string;
  /** Acknowledges the document to its source. Call it after the document was accepted. */
  readonly acknowledge: () => Promise<void>;
}

/** A source that a schedule polls. */
export interface PullSource {
  readonly kind: 'PULL';
  /** The source returns a document in each pull until it is acknowledged. */
  readonly keepsDocuments: boolean;
  /**
   * `run` identifies the pull. A repetition with the same value gives the same documents the same keys.
   * The signal ends its requests when an answer is late. Rejects with DeliveryFailure.
   */
  readonly pull: (run: string, signal: AbortSignal) => AsyncIterable<ReceivedDocument>;
}

export interface Subscription {
  /** Stops receiving; documents in progress are finished. */
  readonly close: () => Promise<void>;
}

/** A message from a queue. */
export interface QueuedDocument {
  /** JSON; undefined for bytes that are no text in their charset. */
  readonly text: string | undefined;
  /** Identical for each redelivery. */
  readonly idempotencyKey: string;
}

/** Result for a document from a queue: accepted, or never acceptable in this form. */
export type AcceptResult = 'TAKEN' | 'REFUSED';

/** A queue that pushes documents. */
export interface QueueSource {
  readonly kind: 'QUEUE';
  /**
   * Passes the documents to `take`, one after the other. TAKEN acknowledges a document; REFUSED leaves it to
   * the dead letters of the queue. If `take` rejects, the queue redelivers the document a little later, and
   * those behind it wait. Reconnects without a time limit; `onTrouble` gets the reason of each reconnect and
   * of each document left in the queue. `onConnected` is called after each connection.
   */
  readonly subscribe: (
    take: (arriving: QueuedDocument) => Promise<AcceptResult>,
    onTrouble: (failure: unknown) => void,
    onConnected: () => void,
  ) => Promise<Subscription>;
}

/** Source of an interface's documents, unless callers post them. It holds secrets in plain text. */
export type DocumentSource = PullSource | QueueSource;

/** Milliseconds for each answer of a source. */
const answerTimeout = 20_000;

/** Returns the next document of a source, or times out. */
async function nextInTime(waiting: AsyncIterator<ReceivedDocument>, deadline: AbortController) {
  const late = new DeliveryFailure('TIMEOUT', { seconds: answerTimeout / 1000 });
  const timer = setTimeout(() => deadline.abort(late), answerTimeout);
  try {
    return await waitUntilAborted(waiting.next(), deadline.signal);
  } catch (error) {
    throw deadline.signal.aborted ? late : transportFailureOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Yields the documents of a source one after the other. Accept each one, then call `acknowledge`. `run`
 * identifies the pull, so that a repeated pull gives documents the same idempotency key. Throws
 * DeliveryFailure, also for a source that does not answer in time.
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
    // Not awaited: a source without an answer never returns either. The signal has ended its request.
    waiting.return?.().catch((error: unknown) => logError('end of a pull', error));
  }
}
