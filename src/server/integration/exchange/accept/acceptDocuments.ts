import { isStorable } from '../../../platform/base/assertStorable.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { traceHeaders } from '../../../platform/monitoring/tracing.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { toStorableKey } from './documentNumberOf.ts';

/** Returns whether `acceptDocuments` has thrown because the interface went offline or was removed. */
export const hasStoppedAccepting = (error: unknown): boolean =>
  error instanceof ServiceError && (error.code === 'ILLEGAL_TRANSITION' || error.code === 'NOT_FOUND');

/** Returns whether `acceptDocuments` would refuse the document again later. Otherwise its source keeps it. */
export const isLastingRefusal = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && !hasStoppedAccepting(error) && error.code !== 'TOO_MANY_PENDING';

/** A document that was posted or pulled. */
export interface IncomingDocument {
  /** JSON. */
  readonly text: string;
  /** Documents with the same key are one document. A key of more than 200 characters ends with a digest. */
  readonly idempotencyKey?: string;
}

/** Acknowledgement of a document for its sender. */
export interface DocumentReceipt {
  readonly uuid: string;
  readonly entityNo: string;
  readonly idempotencyKey: string;
  /** Status of the pending data. */
  readonly status: string;
  /** It was accepted before, under the same key. */
  readonly repeated: boolean;
}

/** Same limits as in entity `pendingData`. */
const maxTextLength = 1_000_000;
export const maxKeyLength = 200;

/** Returns an idempotency key as the service stores it. */
export const toStoredIdempotencyKey = (key: string): string => toStorableKey(key, maxKeyLength);

/** Documents for one interface, of which all or none are accepted. */
export interface AcceptCall {
  readonly interfaceUuid: string;
  readonly documents: readonly IncomingDocument[];
  /**
   * The service has fetched the documents. The interface log shows them; the API call log has posted ones.
   */
  readonly isFetched?: boolean;
  /** The trace to which the runs of the documents belong. */
  readonly traceparent?: string;
}

/**
 * Accepts documents into the queue of an interface, all or none. Once this resolves, each of them will be
 * delivered. A known key returns its earlier receipt with `repeated`. Throws NOT_FOUND, ILLEGAL_TRANSITION
 * while the interface is offline, TOO_MANY_PENDING, IDEMPOTENCY_MISMATCH, TOO_LARGE, and INVALID_REQUEST for a
 * text that cannot be stored.
 */
export async function acceptDocuments(
  service: ServiceContext,
  interfaceUuid: string,
  documents: readonly IncomingDocument[],
  options: Pick<AcceptCall, 'isFetched'> = {},
): Promise<DocumentReceipt[]> {
  if (documents.some(({ text }) => text.length > maxTextLength)) {
    throw new ServiceError('TOO_LARGE', { megabytes: maxTextLength / 1_000_000 });
  }
  if (!documents.every(({ text }) => isStorable(text))) {
    throw new ServiceError('INVALID_REQUEST', {}, { phrase: 'exchange.unstorable' });
  }
  const { traceparent } = traceHeaders();
  return service.exchange.accept({
    ...options,
    interfaceUuid,
    documents: documents.map(({ text, idempotencyKey }) => ({
      text,
      ...(idempotencyKey !== undefined && { idempotencyKey: toStoredIdempotencyKey(idempotencyKey) }),
    })),
    traceparent,
  });
}
