import type { Row } from '../../contract/envelope.ts';
import type { Receipt } from '../../generated/types.ts';
import { accept } from '../exchange/accept.ts';
import type { Incoming, Receive } from './Incoming.ts';
import { interfaceFor } from './interfaceFor.ts';

/** Puts a document into the queue of an interface. Throws as `accept` does. */
export async function handOver(
  { service, text, idempotencyKey }: Incoming,
  { uuid, interfaceName }: Row,
): Promise<Receipt> {
  const [receipt] = await accept(service, uuid, [{ text, idempotencyKey }]);
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
