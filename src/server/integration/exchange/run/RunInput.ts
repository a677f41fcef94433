import type { Row } from '../../../../contract/api/envelope.ts';
import type { InterfaceSettings } from '../../interfaces/loadInterfaceSettings.ts';
import type { DeliveryTarget } from '../../transport/DeliveryTarget.ts';
import type { SendTicket } from './SendOrder.ts';

/** A document before mapping, from the queue or from an operator. */
export interface SourceDocument {
  /** JSON; a queued document may lack it. */
  readonly text?: string;
  readonly entityNo?: string;
  readonly idempotencyKey?: string;
  /** The trace in which the document was posted (W3C Trace Context). */
  readonly traceparent?: string;
}

/** Stored settings for the processing of an interface's documents. */
export interface DeliveryRoute {
  readonly interface: Row;
  readonly settings: InterfaceSettings;
  /** Secrets that no trace and no log may show. */
  readonly secrets: readonly string[];
  /** Delivery target; without it, documents are only mapped. */
  readonly target?: DeliveryTarget;
}

/** One document with its route. */
export interface RunInput extends DeliveryRoute {
  readonly document: SourceDocument;
  /** Order among documents that are sent in parallel; absent for one that an operator sends. */
  readonly ticket?: SendTicket;
}

/** Returns a text of a record; undefined for a record without it. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the document of a pending data record. */
export const sourceDocumentOf = ({ data, entityNo, idempotencyKey, traceparent }: Row): SourceDocument => ({
  text: textOf(data),
  entityNo: textOf(entityNo),
  idempotencyKey: textOf(idempotencyKey),
  traceparent: textOf(traceparent),
});
