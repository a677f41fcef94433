import { stringifyExactJson } from '../json/exactJson.ts';
import { isRecord } from '../json/isRecord.ts';

/** Returns a document as parameters of a call without a body: scalars unchanged, other values as JSON, null left out. */
export function parametersOf(document: unknown): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(document) ? document : {})) {
    if (value === null) continue;
    parameters.append(name, typeof value === 'object' ? stringifyExactJson(value) : String(value));
  }
  return parameters;
}

/**
 * Returns the address of a call without a body, with the document as parameters. Throws TypeError for an invalid
 * address.
 */
export function urlWithParameters(url: string, document: unknown): string {
  const address = new URL(url);
  for (const [name, value] of parametersOf(document)) address.searchParams.append(name, value);
  return address.href;
}
