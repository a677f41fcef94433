import type { Configuration } from '../../../contract/api/configuration.ts';
import type { Interface } from '../../../generated/types.ts';
import { secretPlaceholder } from './requestHeadersOf.ts';

/** The call by which a document is handed to an interface (src/server/inbound). */
export interface InboundCall {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Names an interface of several that are called the same. */
const scopeProperties = ['dcCode', 'carrierCode', 'ownerCode'] as const;

/** Where the back end is, as whoever is not this console calls it; `origin` is the console's. */
export const backEndUrlOf = ({ server, prefixes }: Configuration, origin: string): string =>
  new URL(server + prefixes.openapi, origin).href;

export function inboundCallOf(record: Interface, backEnd: string): InboundCall {
  const query = new URLSearchParams();
  for (const property of scopeProperties) {
    const value = record[property];
    if (value) query.set(property, value);
  }
  const parameters = query.size > 0 ? `?${query}` : '';
  return {
    method: 'POST',
    url: `${backEnd}/exchange/${encodeURIComponent(record.interfaceName)}${parameters}`,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      iwmsApiKey: secretPlaceholder,
      'Idempotency-Key': `${record.interfaceName}-1`.replaceAll(/[^\x21-\x7e]/g, '_'),
    },
  };
}
