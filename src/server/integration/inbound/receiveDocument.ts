import { randomUUID } from 'node:crypto';
import type { EventReceipts, Receipt } from '#generated/types.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { acceptDocuments } from '../exchange/accept/acceptDocuments.ts';
import { LockedInterfacesError } from '../exchange/queue/LockedInterfacesError.ts';
import { isEventType } from '../interfaces/choices.ts';
import { findInterface, findListeners } from './findInterface.ts';
import { assertInterfaceInScope, isInterfaceInScope } from './keys/PartnerKeys.ts';

/** The answer of one interface to a document: the number of the accepted document, or the refusal. */
export interface InboundOutcome {
  readonly entityNo?: string;
  readonly refusal?: Error | undefined;
}

/** A document from an authenticated caller. */
interface InboundRequest {
  readonly service: ServiceContext;
  readonly companyUuid: string;
  /** Query and path parameters. */
  readonly query: Readonly<Record<string, unknown>>;
  /** JSON with one object. */
  readonly text: string;
  readonly idempotencyKey?: string;
  readonly phrases: LocalePhrases;
  /** The generated API key of the caller. Without it, every interface is in scope. */
  readonly partnerKey?: Row | undefined;
  /**
   * Sets the interfaces of the call as soon as they are known. The log of the call belongs to them, also if
   * it is refused.
   */
  readonly setInterfaces: (interfaces: readonly Row[]) => void;
  /** Adds the answer of an interface to its log entry. Without one, the entry has the answer of the whole call. */
  readonly addOutcome: (interfaceUuid: string, outcome: InboundOutcome) => void;
}

/** Resolves to `data` of the envelope once the document is stored; throws ServiceError to refuse. */
export type InboundHandler = (incoming: InboundRequest) => Promise<unknown>;

/** Seconds after which a partner posts a document again to a locked interface. */
const retrySeconds = 10;

/** Returns an error for partners. They must not see the row of the interface, because it has its configuration. */
function toPartnerError(error: unknown, { interfaceName: name }: Row): unknown {
  if (error instanceof LockedInterfacesError)
    return new ServiceError('INTERFACE_LOCKED', { name, seconds: retrySeconds });
  return error instanceof ServiceError && error.code === 'ILLEGAL_TRANSITION'
    ? error.withData(undefined)
    : error;
}

/**
 * Puts a document into the queue of an interface. Throws API_KEY_SCOPE, INTERFACE_LOCKED, and the errors of
 * `acceptDocuments` without the row of the interface.
 */
async function enqueueDocument(
  { service, text, idempotencyKey, partnerKey, addOutcome }: InboundRequest,
  row: Row,
): Promise<Receipt> {
  const { uuid, interfaceName } = row;
  if (partnerKey) await assertInterfaceInScope(service, partnerKey, row);
  const accepting = acceptDocuments(service, uuid, [{ text, idempotencyKey }]);
  const [receipt] = await accepting.catch((error: unknown) => {
    throw toPartnerError(error, row);
  });
  if (!receipt) throw new Error(`Interface ${uuid} returned no receipt.`);
  addOutcome(uuid, receipt);
  return { ...receipt, interfaceName: String(interfaceName) } as Receipt;
}

/** Operation `exchange.post`: one document for one interface; resolves to its receipt. */
export const receiveDocument: InboundHandler = async (incoming) => {
  const { service, companyUuid, query, partnerKey, setInterfaces } = incoming;
  const name = String(query.interfaceName);
  const isAllowed = (row: Row): boolean => isInterfaceInScope(partnerKey, row);
  const row = await findInterface(service.store, companyUuid, name, query, isAllowed);
  setInterfaces([row]);
  return enqueueDocument(incoming, row);
};

const createRefusal = ({ uuid, interfaceName }: Row, message: string, { code }: ServiceError) => ({
  interfaceUuid: uuid,
  interfaceName: String(interfaceName),
  errorCode: code,
  message,
});

/**
 * Operation `exchangeEvent.post`: accepts the document of an event for each interface that the event
 * triggers, one after the other. The answer lists those that refuse it; throws the first refusal if all do.
 */
export const receiveEvent: InboundHandler = async (incoming) => {
  const { service, companyUuid, query, phrases, setInterfaces, addOutcome } = incoming;
  const eventType = String(query.eventType);
  if (!isEventType(eventType))
    throw new ServiceError('NOT_FOUND', { eventType }, { phrase: 'inbound.noEvent' });
  const listeners = await findListeners(service.store, companyUuid, eventType, query);
  setInterfaces(listeners);
  const { idempotencyKey = randomUUID() } = incoming;
  const answer: EventReceipts = { eventType, receipts: [], refusals: [] };
  const errors: ServiceError[] = [];
  for (const row of listeners) {
    try {
      answer.receipts.push(await enqueueDocument({ ...incoming, idempotencyKey }, row));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      errors.push(error);
      addOutcome(row.uuid, { refusal: error });
      answer.refusals.push(createRefusal(row, error.messageIn(phrases), error));
    }
  }
  const [first] = errors;
  if (first && answer.receipts.length === 0) throw first;
  return answer;
};
