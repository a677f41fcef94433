import type { Interface } from '#generated/types.ts';
import { DeliveryFailure, transportFailureOf } from './DeliveryFailure.ts';
import type { Decision } from './success/SuccessRule.ts';

/**
 * Transport of documents: `interface.type`, or OUTBOX if the service keeps them because there is no receiver.
 */
type TransportKind = Interface['type'] | 'OUTBOX';

/**
 * One call for the trace and the log, not masked yet. Transports other than HTTP fill in the closest
 * equivalent.
 */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The mapped document in the form of its target. */
  readonly requestBody: unknown;
  readonly idempotencyKey?: string;
}

/** The response, as far as it arrived. */
export interface TransportResponse {
  /** For HTTP only. */
  readonly status?: number;
  readonly responseText?: string;
  /** `responseText` is only the beginning of a larger answer. */
  readonly isTruncated?: boolean;
  /** Header `Retry-After` of HTTP. */
  readonly retryAfter?: string;
  readonly failure?: DeliveryFailure;
  /** The part of the success rule that decided; absent without an answer over HTTP. */
  readonly decidedBy?: Decision;
}

/** Documents that may be sent in a minute, by all targets with the same key together. */
export interface Pace {
  readonly key: string;
  readonly perMinute: number;
}

/**
 * Receiver of an interface's documents. It holds secrets in plain text and must not leave the service or
 * enter a log.
 */
export interface DeliveryTarget {
  readonly kind: TransportKind;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the header with the idempotency key of a document. Without it, no header has the key. */
  readonly headerOfKey?: (key: string) => Readonly<Record<string, string>>;
  /** Without it, documents are sent as fast as the receiver takes them. */
  readonly pace?: Pace;
  /**
   * Returns the mapped document in the form of this target. Throws DeliveryFailure for an unsuitable
   * document.
   */
  readonly bodyOf: (document: unknown) => unknown;
  /**
   * Sends the document once. Resolves to success only if the receiver certainly has it; otherwise rejects or
   * resolves to a failure. Calls `onSent` when the request is sent, if the transport reports that.
   */
  readonly send: (
    sent: TransportRequest,
    signal: AbortSignal,
    onSent?: () => void,
  ) => Promise<TransportResponse>;
}

/** Milliseconds. */
const defaultTimeout = 20_000;

/** One delivery for the trace and the log, not masked yet. */
export interface Delivery extends TransportRequest, TransportResponse {
  readonly kind: TransportKind;
  readonly elapsedMs: number;
}

interface DeliverOptions {
  readonly idempotencyKey?: string;
  /** Timeout of the target; 20 seconds when omitted. */
  readonly milliseconds?: number;
  /** Called when the request has left, at the latest at the end of the delivery. */
  readonly onSent?: () => void;
}

/** Milliseconds after the timeout in which a transport can still report its progress. */
const gracePeriod = 500;

/** Stops waiting when the signal aborts, even if a driver continues. */
export const waitUntilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => setTimeout(() => reject(signal.reason), gracePeriod).unref();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });

/**
 * Sends one mapped document, once. Never rejects: every result except a timely confirmation of the receiver
 * is a failure. Configured headers of the target replace the header with the key.
 */
export async function deliverDocument(
  target: DeliveryTarget,
  document: unknown,
  { idempotencyKey, milliseconds = defaultTimeout, onSent = () => undefined }: DeliverOptions = {},
): Promise<Delivery> {
  const { kind, method, url } = target;
  const headers = { ...(idempotencyKey && target.headerOfKey?.(idempotencyKey)), ...target.headers };
  let request: TransportRequest = { method, url, headers, requestBody: document, idempotencyKey };
  let response: TransportResponse;
  const start = performance.now();
  // Not AbortSignal.timeout: the reason of the abort is a DeliveryFailure, and the timer ends with the delivery.
  const deadline = new AbortController();
  const giveUp = () => deadline.abort(new DeliveryFailure('TIMEOUT', { seconds: milliseconds / 1000 }));
  const timer = setTimeout(giveUp, milliseconds);
  try {
    request = { ...request, requestBody: target.bodyOf(document) };
    response = await waitUntilAborted(target.send(request, deadline.signal, onSent), deadline.signal);
  } catch (error) {
    response = { failure: deadline.signal.aborted ? deadline.signal.reason : transportFailureOf(error) };
  } finally {
    clearTimeout(timer);
    onSent();
  }
  return { kind, ...request, ...response, elapsedMs: Math.round(performance.now() - start) };
}
