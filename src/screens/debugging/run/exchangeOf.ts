import { readExact, writeExact } from '../../../contract/exactJson.ts';
import { inAddress } from '../../../contract/inAddress.ts';
import { inexactNumberIn } from '../../../contract/inexactNumbers.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import type { ShownRequest } from '../../../runtime/request/curlOf.ts';
import { jsonIn } from './jsonIn.ts';

/** What was sent, or answered, as a run tells it: JSON text whose secrets are masked. */
export interface Exchange {
  readonly method?: string;
  readonly url?: string;
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Any JSON, or text: what is no JSON, or has a number with too many digits for a tree. */
  readonly body: unknown;
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The body as text whose numbers are as they were sent. */
function exactBody(text: string): string {
  const told = readExact(text);
  return writeExact(isRecord(told) ? told.body : told, undefined, 2);
}

/** Undefined for what is no such text: it was cut off, or the back end tells it in its own way. */
export function exchangeOf(text: string | undefined): Exchange | undefined {
  const told = jsonIn(text);
  if (!isRecord(told)) return undefined;
  const { method, url, status, headers, body } = told;
  return {
    method: textIn(method),
    url: textIn(url),
    status: typeof status === 'number' ? status : undefined,
    headers: Object.fromEntries(
      Object.entries(isRecord(headers) ? headers : {}).map(([name, value]) => [name, String(value)]),
    ),
    body: text !== undefined && inexactNumberIn(text) ? exactBody(text) : body,
  };
}

/** The request as it travelled: where there is no body, the document is in the address. */
export function requestIn({ method, url, headers, body }: Exchange): ShownRequest | undefined {
  if (method === undefined || url === undefined) return undefined;
  if (method === 'GET') return URL.canParse(url) ? { method, url: inAddress(url, body), headers } : undefined;
  return { method, url, headers, body: body === undefined ? undefined : JSON.stringify(body) };
}
