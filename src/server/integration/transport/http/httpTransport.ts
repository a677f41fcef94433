import { createHash } from 'node:crypto';
import type { Row } from '../../../../contract/api/envelope.ts';
import { urlWithParameters } from '../../../../contract/api/urlWithParameters.ts';
import { defaultBodyLimit } from '../../../platform/network/readBody.ts';
import { DeliveryFailure } from '../DeliveryFailure.ts';
import type { DeliveryTarget } from '../DeliveryTarget.ts';
import type { PullSource, ReceivedDocument } from '../DocumentSource.ts';
import { judgeAnswer } from '../success/judgeAnswer.ts';
import { decisionOf, defaultSuccessRule } from '../success/SuccessRule.ts';
import type { Transport } from '../Transport.ts';
import { type BodyFormat, csvFormat, jsonFormat } from './BodyFormat.ts';
import { callHttp, requireDecoded, requireWhole } from './callHttp.ts';
import { createHttpConnection, type HttpConnection } from './HttpConnection.ts';
import { parseHttpUrl } from './parseHttpUrl.ts';

/** HTTP options of an endpoint. */
export interface HttpOptions {
  readonly method: string;
  readonly format: BodyFormat;
  /** Additional body properties of an ERP that is called by an action on a form. */
  readonly form?: Readonly<Record<string, unknown>>;
}

/** Returns the partner's options from the interface. */
export const partnerHttpOptions = ({
  method,
  fileFormat,
  fileName,
  requestMode,
  requestAction,
  formId,
}: Row): HttpOptions => ({
  method: String(method ?? 'POST'),
  format: fileFormat === 'CSV' ? csvFormat(String(fileName)) : jsonFormat,
  ...(requestMode === 'FORM' && { form: { action: requestAction, formid: formId } }),
});

/** The warehouse has one format for documents, independent of the partner. */
export const warehouseHttpOptions = (method: 'GET' | 'POST'): HttpOptions => ({ method, format: jsonFormat });

/** Returns the header with a key. A key from a table or a queue can have characters that no header carries. */
export const headerOfKey = (key: string): { readonly 'Idempotency-Key': string } => ({
  'Idempotency-Key': /^[\x20-\x7e]*$/.test(key) ? key : encodeURIComponent(key),
});

/**
 * A receiver over HTTP. The success rule decides whether its answer means delivered. GET puts the document
 * into the URL.
 */
export function httpTarget(
  connection: HttpConnection,
  { method, format, form }: HttpOptions,
  successRule = defaultSuccessRule,
): DeliveryTarget {
  const { url, headers } = connection;
  const isInAddress = method === 'GET';
  return {
    kind: 'HTTP',
    method,
    url,
    headers: { Accept: 'application/json', ...(!isInAddress && format.headers), ...headers },
    headerOfKey,
    bodyOf: (document) => (form ? { ...form, data: document } : document),
    send: async (sent, signal, onSent) => {
      const address = isInAddress ? urlWithParameters(parseHttpUrl(url).href, sent.requestBody) : url;
      const body = isInAddress ? undefined : await format.write(sent.requestBody);
      const page = await callHttp(
        connection,
        { ...sent, url: parseHttpUrl(address), body, onSent },
        signal,
        defaultBodyLimit,
      );
      if (page.failure) return page;
      const failure = await judgeAnswer(successRule, page);
      return { ...page, failure, decidedBy: decisionOf(successRule, failure?.code) };
    },
  };
}

/** Maximum bytes of an answer. */
const maxAnswerBytes = 10_000_000;

/** Derives the key of a document from pull and content, because the server provides no other identity. */
export function withIdempotencyKeys(run: string, texts: readonly string[]): ReceivedDocument[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    const idempotencyKey = createHash('sha256').update(`${run}\n${nth}\n${text}`).digest('hex');
    return { text, idempotencyKey, acknowledge: async () => undefined };
  });
}

/** A server that returns all its documents in one HTTP answer, which the success rule judges. */
export const httpSource = (
  connection: HttpConnection,
  { method, format, form }: HttpOptions,
  successRule = defaultSuccessRule,
): PullSource => ({
  kind: 'PULL',
  // An answer may have the changes since the previous one only.
  keepsDocuments: false,
  async *pull(run, signal) {
    const { url, headers } = connection;
    const isGet = method === 'GET';
    const outgoing = {
      method,
      url: parseHttpUrl(url),
      headers: { Accept: format.accept, ...(!isGet && { 'Content-Type': 'application/json' }), ...headers },
      body: isGet ? undefined : JSON.stringify(form ?? {}),
    };
    const page = await callHttp(connection, outgoing, signal, maxAnswerBytes);
    const text = requireWhole(page, maxAnswerBytes);
    const refusal = await judgeAnswer(successRule, page);
    // No document was sent, so none was refused.
    if (refusal?.code !== 'HTTP_STATUS' && refusal?.parameters.message)
      throw new DeliveryFailure('INVALID_ANSWER', refusal.parameters);
    if (refusal) throw refusal;
    requireDecoded(page);
    yield* withIdempotencyKeys(run, await format.read(text, successRule.preset === 'CUSTOM'));
  },
});

/** Requests to the partner, with JSON or a CSV file. */
export const httpTransport: Transport = {
  createTarget: (context, row, { partner }) =>
    httpTarget(createHttpConnection(context, partner), partnerHttpOptions(row), partner.successRule),
  createSource: (context, row, { partner }) =>
    httpSource(createHttpConnection(context, partner), partnerHttpOptions(row), partner.successRule),
};
