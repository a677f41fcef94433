import type { Configuration } from '../../../contract/configuration.ts';
import type { Interface } from '../../../generated/types.ts';
import { secret } from './headersOf.ts';

/** The call by which a document is handed to an interface (src/server/inbound). */
export interface WayIn {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Names an interface of several that are called the same. */
const places = ['dcCode', 'carrierCode', 'ownerCode'] as const;

/** Where the back end is, as whoever is not this console calls it; `origin` is the console's. */
export const backEndOf = ({ server, prefixes }: Configuration, origin: string): string =>
  new URL(server + prefixes.openapi, origin).href;

export function wayIn(record: Interface, backEnd: string): WayIn {
  const query = new URLSearchParams();
  for (const place of places) {
    const value = record[place];
    if (value) query.set(place, value);
  }
  const parameters = query.size > 0 ? `?${query}` : '';
  return {
    method: 'POST',
    url: `${backEnd}/exchange/${encodeURIComponent(record.interfaceName)}${parameters}`,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      iwmsApiKey: secret,
      'Idempotency-Key': `${record.interfaceName}-1`.replaceAll(/[^\x21-\x7e]/g, '_'),
    },
  };
}
