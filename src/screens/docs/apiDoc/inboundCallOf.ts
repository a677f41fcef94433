import type { Interface } from '#generated/types.ts';
import { apiKeyHeader } from '../../../contract/api/apiKeyHeader.ts';
import type { Configuration } from '../../../contract/api/configuration.ts';
import { secretMask } from '../../../contract/api/secretMask.ts';
import type { Backend } from '../../../contract/backend/Backend.ts';
import { serverOf } from '../../../contract/backend/serverOf.ts';

/** The call that sends a document to an interface (src/server/integration/inbound). */
export interface InboundCall {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** These properties distinguish interfaces with the same name. */
const scopeProperties = ['dcCode', 'carrierCode', 'ownerCode'] as const;

/**
 * Returns the address of the default back end for callers other than this console. `origin` is the origin of
 * the console.
 */
export const backEndUrlOf = (configuration: Configuration, backend: Backend, origin: string): string =>
  new URL(
    serverOf(backend, configuration, backend.name) +
      (configuration.prefixes?.openapi ?? backend.services.openapi ?? ''),
    origin,
  ).href;

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
      [apiKeyHeader]: secretMask,
      'Idempotency-Key': `${record.interfaceName}-1`.replaceAll(/[^\x21-\x7e]/g, '_'),
    },
  };
}
