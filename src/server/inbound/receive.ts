import type { Row } from '../../contract/envelope.ts';
import type { Receipt } from '../../generated/types.ts';
import { accept } from '../exchange/accept.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Incoming, Receive } from './Incoming.ts';
import { interfaceFor } from './interfaceFor.ts';

/** What a partner is told of a refusal: how the interface is configured is none of its business. */
const withoutRow = (error: unknown): unknown =>
  error instanceof ServiceError && error.code === 'ILLEGAL_TRANSITION'
    ? new ServiceError(error.code, error.parameters, undefined, 'exchange.offline')
    : error;

/** Puts a document into the queue of an interface. Throws as `accept` does, without the row of the interface. */
export async function handOver(
  { service, text, idempotencyKey }: Incoming,
  { uuid, interfaceName }: Row,
): Promise<Receipt> {
  const accepting = accept(service, uuid, [{ text, idempotencyKey }]);
  const [receipt] = await accepting.catch((error: unknown) => {
    throw withoutRow(error);
  });
  if (!receipt) throw new Error(`Interface ${uuid} has given no receipt.`);
  return { ...receipt, interfaceName: String(interfaceName) } as Receipt;
}

/** Operation `exchange.post`: one document for one interface; resolves to its receipt. */
export const receive: Receive = async (incoming) => {
  const { service, companyUuid, query, say, concern } = incoming;
  const name = String(query.interfaceName);
  const row = await interfaceFor(service.store.documents, companyUuid, name, query, say);
  concern([row]);
  return handOver(incoming, row);
};
