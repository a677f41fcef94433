import { isRecord } from '../json/isRecord.ts';

/**
 * The address of a call that has no body: the document is its parameters, scalars as they are, all else as JSON; null is left out.
 * Throws TypeError for an address that is none.
 */
export function urlWithParameters(url: string, document: unknown): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(isRecord(document) ? document : {})) {
    if (value === null) continue;
    address.searchParams.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return address.href;
}
