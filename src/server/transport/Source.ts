import type { Failure } from '../exchange/Failure.ts';

/** A document as it comes from its source. */
export interface Arriving {
  /** JSON. */
  readonly text: string;
  /** Another arrival of the same document has the same one. */
  readonly idempotencyKey: string;
  /** Tells the source that the document is in safe hands: to be called after it was accepted. */
  readonly done: () => Promise<void>;
}

/** A source that is asked for what it has: by a schedule. */
export interface PullSource {
  readonly kind: 'PULL';
  /** `run` names the occasion: asked again with the same one, the same documents have the same keys. Rejects with Failure. */
  readonly pull: (run: string, signal: AbortSignal) => AsyncIterable<Arriving>;
}

export interface Subscription {
  /** Takes no more documents; those that are on their way are finished. */
  readonly close: () => Promise<void>;
}

/** What becomes of a document that a queue brought: in safe hands, or never to be accepted as it is. */
export type Fate = 'TAKEN' | 'REFUSED';

/** A queue that brings documents as they come. */
export interface QueueSource {
  readonly kind: 'QUEUE';
  /**
   * Gives each document to `take`, one after the other: acknowledged when it is TAKEN, left to the queue's dead letters when it is
   * REFUSED. When `take` rejects, the queue keeps the document and brings it again a little later, and those after it wait. Connects
   * again by itself, however long that takes; `onTrouble` hears why it had to, and why a document was left.
   */
  readonly subscribe: (
    take: (arriving: Pick<Arriving, 'text' | 'idempotencyKey'>) => Promise<Fate>,
    onTrouble: (failure: Failure) => void,
  ) => Promise<Subscription>;
}

/** Where documents of an interface come from, unless somebody posts them. Secrets are open in it. */
export type Source = PullSource | QueueSource;
