import { randomUUID } from 'node:crypto';
import type { Row } from '../../contract/envelope.ts';
import type { EventReceipts } from '../../generated/types.ts';
import { refuseInexact } from '../exchange/refuseInexact.ts';
import { isEventType } from '../handlers/choices.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Receive } from './Incoming.ts';
import { listenersOf } from './interfaceFor.ts';
import { handOver } from './receive.ts';

const refusalOf = ({ uuid, interfaceName }: Row, message: string, { code }: ServiceError) => ({
  interfaceUuid: uuid,
  interfaceName: String(interfaceName),
  errorCode: code,
  message,
});

/**
 * Operation `exchangeEvent.post`: the document of an event for each interface that the event triggers, one after the other. Those that
 * refuse it are named in the answer; throws the first refusal when all do.
 */
export const receiveEvent: Receive = async (incoming) => {
  const { service, companyUuid, query, say, concern, text } = incoming;
  const eventType = String(query.eventType);
  if (!isEventType(eventType)) {
    throw new ServiceError('NOT_FOUND', { entity: say.translate('inbound.event', { eventType }) });
  }
  // Also where no interface listens.
  refuseInexact(text);
  const listeners = await listenersOf(service.store.documents, companyUuid, eventType, query);
  concern(listeners);
  const { idempotencyKey = randomUUID() } = incoming;
  const answer: EventReceipts = { eventType, receipts: [], refusals: [] };
  const refused: ServiceError[] = [];
  for (const row of listeners) {
    try {
      answer.receipts.push(await handOver({ ...incoming, idempotencyKey }, row));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      refused.push(error);
      answer.refusals.push(refusalOf(row, error.sentence(say), error));
    }
  }
  const [first] = refused;
  if (first && answer.receipts.length === 0) throw first;
  return answer;
};
