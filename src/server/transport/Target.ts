import type { Failure } from '../exchange/Failure.ts';

/** How documents travel; OUTBOX: they stay here, because nobody is there to receive them. */
export type TransportKind = 'HTTP' | 'OUTBOX' | 'TABLE' | 'STOMP' | 'SOAP';

/** One call, as the trace and the log tell it; nothing is masked yet. What is no HTTP says what comes nearest to it. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The mapped document as its target wants it. */
  readonly requestBody: unknown;
}

/** What came back, as far as it did. */
export interface Answer {
  /** Of HTTP. */
  readonly status?: number;
  readonly responseText?: string;
  readonly failure?: Failure;
}

/** Where documents of an interface go, and how. Secrets are open in it: it never leaves the service, nor a log. */
export interface Target {
  readonly kind: TransportKind;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The mapped document as this target wants it. Throws Failure for one that it cannot have. */
  readonly bodyOf: (document: unknown) => unknown;
  /**
   * Sends it, once. Rejects, or answers with a failure, unless the receiver has it for certain. A transport that knows when the request has left
   * calls `onWire` then.
   */
  readonly send: (sent: Sent, signal: AbortSignal, onWire?: () => void) => Promise<Answer>;
}
