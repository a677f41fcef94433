import { DeliveryFailure, transportFailureOf } from './DeliveryFailure.ts';

/** How documents travel; OUTBOX: they stay here, because nobody is there to receive them. */
export type TransportKind = 'HTTP' | 'OUTBOX' | 'TABLE' | 'STOMP' | 'SOAP';

/** One call, as the trace and the log tell it; nothing is masked yet. What is no HTTP says what comes nearest to it. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The mapped document as its target wants it. */
  readonly requestBody: unknown;
}

/** What came back, as far as it did. */
export interface TransportResponse {
  /** Of HTTP. */
  readonly status?: number;
  readonly responseText?: string;
  readonly failure?: DeliveryFailure;
}

/** Where documents of an interface go, and how. Secrets are open in it: it never leaves the service, nor a log. */
export interface DeliveryTarget {
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
  readonly send: (
    sent: TransportRequest,
    signal: AbortSignal,
    onWire?: () => void,
  ) => Promise<TransportResponse>;
}

/** Milliseconds. */
const defaultTimeout = 20_000;

/** One delivery, as the trace and the log tell it; nothing is masked yet. */
export interface Delivery extends TransportRequest, TransportResponse {
  readonly kind: TransportKind;
  readonly elapsedMs: number;
}

export interface DeliverOptions {
  /** How long the target may take; 20 seconds when left out. */
  readonly milliseconds?: number;
  /** Called when the request has left for its target, at the latest when the delivery has ended. */
  readonly onSent?: () => void;
}

/** Milliseconds that a transport has to say how far it came when its time is over. */
const gracePeriod = 500;

/** Waits hardly longer than the signal allows, whatever a driver does. */
const waitUntilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', () => setTimeout(giveUp, gracePeriod).unref(), { once: true });
    work.then(resolve, reject);
  });

/**
 * Sends one mapped document, once. Never rejects: anything but a receiver that has the document for certain, and says so in
 * time, is a failure. `ownHeaders` are those of the document; what the target is configured with comes before them.
 */
export async function deliverDocument(
  target: DeliveryTarget,
  document: unknown,
  ownHeaders: Readonly<Record<string, string>>,
  { milliseconds = defaultTimeout, onSent = () => undefined }: DeliverOptions = {},
): Promise<Delivery> {
  const { kind, method, url } = target;
  const headers = { ...ownHeaders, ...target.headers };
  let request: TransportRequest = { method, url, headers, requestBody: document };
  let response: TransportResponse;
  const start = performance.now();
  // Not AbortSignal.timeout: Node 20 forgets one that nothing else holds.
  const deadline = new AbortController();
  const late = new DeliveryFailure('TIMEOUT', { seconds: milliseconds / 1000 });
  const timer = setTimeout(() => deadline.abort(late), milliseconds);
  try {
    request = { ...request, requestBody: target.bodyOf(document) };
    response = await waitUntilAborted(target.send(request, deadline.signal, onSent), deadline.signal);
  } catch (error) {
    response = { failure: deadline.signal.aborted ? late : transportFailureOf(error) };
  } finally {
    clearTimeout(timer);
    onSent();
  }
  return { kind, ...request, ...response, elapsedMs: Math.round(performance.now() - start) };
}
