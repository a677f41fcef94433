import { urlWithParameters } from '../../../contract/api/urlWithParameters.ts';
import { firstInexactNumber, parseExactJson, stringifyExactJson } from '../../../contract/json/exactJson.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { DisplayedRequest } from '../../../runtime/api/toCurlCommand.ts';
import { tryParseJson } from '../run/debugRun.ts';

/** The request or response in a run's report, which is JSON text with masked secrets. */
export interface HttpMessage {
  readonly method?: string;
  readonly url?: string;
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Any JSON. Text if it is not JSON, or has a number with too many digits for a tree. */
  readonly body: unknown;
}

const stringOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Returns the body as text, with the numbers as they were sent. */
function formatExactBody(text: string): string {
  const parsed = parseExactJson(text);
  return stringifyExactJson(isRecord(parsed) ? parsed.body : parsed, undefined, 2);
}

/**
 * Parses a request or response. Undefined for text that is truncated, or that the back end writes in another
 * format.
 */
export function parseHttpMessage(text: string | undefined): HttpMessage | undefined {
  const parsed = tryParseJson(text);
  if (!isRecord(parsed)) return undefined;
  const { method, url, status, headers, body } = parsed;
  return {
    method: stringOrUndefined(method),
    url: stringOrUndefined(url),
    status: typeof status === 'number' ? status : undefined,
    headers: Object.fromEntries(
      Object.entries(isRecord(headers) ? headers : {}).map(([name, value]) => [name, String(value)]),
    ),
    body: text !== undefined && firstInexactNumber(text) ? formatExactBody(text) : body,
  };
}

/**
 * Returns the request as it was sent. A GET request has the document in its address. Undefined without method
 * or valid address.
 */
export function toShownRequest({ method, url, headers, body }: HttpMessage): DisplayedRequest | undefined {
  if (method === undefined || url === undefined) return undefined;
  if (method === 'GET')
    return URL.canParse(url) ? { method, url: urlWithParameters(url, body), headers } : undefined;
  return { method, url, headers, body: body === undefined ? undefined : JSON.stringify(body) };
}
