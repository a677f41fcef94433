import { urlWithParameters } from '../../../contract/api/urlWithParameters.ts';
import { firstInexactNumber, parseExactJson, stringifyExactJson } from '../../../contract/json/exactJson.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { DisplayedRequest } from '../../../runtime/api/toCurlCommand.ts';
import { tryParseJson } from '../run/debugRun.ts';

/** What was sent, or answered, as a run tells it: JSON text whose secrets are masked. */
export interface HttpMessage {
  readonly method?: string;
  readonly url?: string;
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Any JSON, or text: what is no JSON, or has a number with too many digits for a tree. */
  readonly body: unknown;
}

const stringOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The body as text whose numbers are as they were sent. */
function formatExactBody(text: string): string {
  const parsed = parseExactJson(text);
  return stringifyExactJson(isRecord(parsed) ? parsed.body : parsed, undefined, 2);
}

/** Undefined for what is no such text: it was cut off, or the back end tells it in its own way. */
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

/** The request as it travelled: where there is no body, the document is in the address. */
export function toShownRequest({ method, url, headers, body }: HttpMessage): DisplayedRequest | undefined {
  if (method === undefined || url === undefined) return undefined;
  if (method === 'GET')
    return URL.canParse(url) ? { method, url: urlWithParameters(url, body), headers } : undefined;
  return { method, url, headers, body: body === undefined ? undefined : JSON.stringify(body) };
}
