import type { Row } from '../../../../contract/api/envelope.ts';
import type { InterfaceSettings } from '../../interfaces/loadInterfaceSettings.ts';
import type { DeliveryTarget } from '../../transport/DeliveryTarget.ts';
import type { SendTicket } from './SendOrder.ts';

/** A document before it is mapped, out of the queue or as an operator gave it. */
export interface SourceDocument {
  /** JSON; the queue may hold a document without any. */
  readonly text?: string;
  readonly entityNo?: string;
  readonly idempotencyKey?: string;
}

/** What the store says of how an interface's documents are handled. */
export interface DeliveryRoute {
  readonly interface: Row;
  readonly settings: InterfaceSettings;
  /** What no trace and no log may show. */
  readonly secrets: readonly string[];
  /** Where they go; without one they are only mapped. */
  readonly target?: DeliveryTarget;
}

/** One document and its way. */
export interface RunInput extends DeliveryRoute {
  readonly document: SourceDocument;
  /** Among documents that are sent side by side; one that an operator sends has none. */
  readonly ticket?: SendTicket;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The document that a record of pending data holds. */
export const sourceDocumentOf = ({ data, entityNo, idempotencyKey }: Row): SourceDocument => ({
  text: textOf(data),
  entityNo: textOf(entityNo),
  idempotencyKey: textOf(idempotencyKey),
});
