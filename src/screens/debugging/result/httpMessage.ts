import { urlWithParameters } from '../../../contract/api/urlWithParameters.ts';
import { stringifyExactJson, tryParseExactJson } from '../../../contract/json/exactJson.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { DisplayedRequest } from '../../toCurlCommand.ts';

/** The request or response in a run's report, which is JSON text with masked secrets. */
interface HttpMessage {
  readonly method?: string;
  readonly url?: string;
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Any JSON, with the numbers as they were sent. Text if it is not JSON. */
  readonly body: unknown;
}

const stringOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * Parses a request or response. Undefined for text that is truncated, or that the back end writes in another
 * format.
 */
export function parseHttpMessage(text: string | undefined): HttpMessage | undefined {
  const parsed = tryParseExactJson(text ?? '');
  if (!isRecord(parsed)) return undefined;
  const { method, url, status, headers, body } = parsed;
  return {
    method: stringOrUndefined(method),
    url: stringOrUndefined(url),
    status: typeof status === 'number' ? status : undefined,
    headers: Object.fromEntries(
      Object.entries(isRecord(headers) ? headers : {}).map(([name, value]) => [name, String(value)]),
    ),
    body,
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
  return { method, url, headers, body: body === undefined ? undefined : stringifyExactJson(body) };
}
