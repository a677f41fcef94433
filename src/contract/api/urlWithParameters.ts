import { stringifyExactJson } from '../json/exactJson.ts';
import { isRecord } from '../json/isRecord.ts';

/**
 * Returns the address of a call without a body. The document becomes the parameters: scalars unchanged, other
 * values as JSON, null left out. Throws TypeError for an invalid address.
 */
export function urlWithParameters(url: string, document: unknown): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(isRecord(document) ? document : {})) {
    if (value === null) continue;
    address.searchParams.append(name, typeof value === 'object' ? stringifyExactJson(value) : String(value));
  }
  return address.href;
}
