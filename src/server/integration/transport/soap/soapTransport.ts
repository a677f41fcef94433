import type { Row } from '../../../../contract/api/envelope.ts';
import { stringifyExactJson } from '../../../../contract/json/exactJson.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { DeliveryFailure, transportFailureOf } from '../DeliveryFailure.ts';
import type { DeliveryTarget, TransportResponse } from '../DeliveryTarget.ts';
import type { PullSource } from '../DocumentSource.ts';
import { type HttpResponse, requireDecoded, responseFailureOf } from '../http/callHttp.ts';
import { createHttpConnection, type HttpConnection } from '../http/HttpConnection.ts';
import { headerOfKey, withIdempotencyKeys } from '../http/httpTransport.ts';
import { parseHttpUrl } from '../http/parseHttpUrl.ts';
import { refusalOf } from '../success/judgeAnswer.ts';
import type { Transport } from '../Transport.ts';
import { SoapServiceCache } from './SoapService.ts';
import { parseSoapAddress } from './soapHttpClient.ts';

/** Returns the operation after `#` in the address, else the interface name. */
const operationNameOf = ({ url }: HttpConnection, { interfaceName }: Row): string =>
  parseSoapAddress(parseHttpUrl(url)).operation ?? String(interfaceName);

/** Maximum characters of an answer in which an element is searched. */
const inspectedLength = 20_000;

const hasElement = ({ responseText }: HttpResponse, name: string): boolean =>
  new RegExp(`<(?:[\\w.-]{1,100}:)?${name}[\\s/>]`).test(responseText.slice(0, inspectedLength));

/**
 * Returns why an answer is not SOAP, for any status. A one-way operation answers with an empty body, all others
 * with an envelope.
 */
function notSoapFailureOf(page: HttpResponse): DeliveryFailure | undefined {
  if (page.responseText.trim() === '' || hasElement(page, 'Envelope')) return undefined;
  return refusalOf(page) ?? new DeliveryFailure('NOT_SOAP', { status: page.status });
}

/**
 * Returns the result of a call. `failure` is the error of the library: about the answer, or about a call
 * without an answer.
 */
function toTransportResponse(page: HttpResponse | undefined, failure?: DeliveryFailure): TransportResponse {
  if (!page) return { failure };
  if (failure?.code === 'SOAP_FAULT') return { ...page, failure };
  const isTaken = page.isTruncated && !hasElement(page, 'Fault');
  return {
    ...page,
    failure: responseFailureOf(page) ?? notSoapFailureOf(page) ?? (isTaken ? undefined : failure),
  };
}

/**
 * A web service that gets the document as its message. A SOAP answer without a fault means delivered. An
 * answer that is too long to be read counts as delivered if it begins as SOAP.
 */
export const soapTarget = (
  services: SoapServiceCache,
  signedIn: HttpConnection,
  row: Row,
): DeliveryTarget => ({
  kind: 'WEB_SERVICE',
  method: 'POST',
  url: signedIn.url,
  headers: signedIn.headers,
  headerOfKey,
  bodyOf: (document) => {
    if (!isRecord(document)) throw new DeliveryFailure('NOT_A_TABLE');
    return document;
  },
  send: async ({ idempotencyKey, requestBody }, signal) => {
    let response: HttpResponse | undefined;
    try {
      const service = await services.get(signedIn);
      await service.call(operationNameOf(signedIn, row), requestBody, {
        signal,
        headers: idempotencyKey ? headerOfKey(idempotencyKey) : {},
        onHttpResponse: (what) => {
          response = what;
        },
      });
      return toTransportResponse(response);
    } catch (error) {
      return toTransportResponse(response, transportFailureOf(error));
    }
  },
});

/** Unwraps elements that only contain others: `{return: {order: [...]}}` are orders. Omits elements without content. */
function findDocuments(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.filter((document) => document !== null);
  if (value === null || value === undefined) return [];
  const inner = isRecord(value) ? Object.values(value) : [];
  const [only] = inner;
  return inner.length === 1 && typeof only === 'object' ? findDocuments(only) : [value];
}

/** Throws the reason if an answer is not SOAP. A SOAP fault passes, because the library reads it. */
function requireSoap(page: HttpResponse): void {
  const failure = responseFailureOf(page) ?? notSoapFailureOf(page);
  if (!failure) requireDecoded(page);
  else if (!hasElement(page, 'Fault')) throw failure;
}

/** A web service whose operation returns documents when called without parameters. */
export const soapSource = (services: SoapServiceCache, signedIn: HttpConnection, row: Row): PullSource => ({
  kind: 'PULL',
  // An answer may have the changes since the previous one only.
  keepsDocuments: false,
  async *pull(run, signal) {
    const service = await services.get(signedIn);
    const result = await service.call(
      operationNameOf(signedIn, row),
      {},
      { signal, headers: {}, onHttpResponse: requireSoap },
    );
    yield* withIdempotencyKeys(
      run,
      findDocuments(result).map((document) => stringifyExactJson(document)),
    );
  },
});

/** Calls of an operation of a web service. */
export const soapTransport: Transport = {
  createTarget: (context, row, { partner }) =>
    soapTarget(
      context.service.transports.cacheOf(SoapServiceCache),
      createHttpConnection(context, partner),
      row,
    ),
  createSource: (context, row, { partner }) =>
    soapSource(
      context.service.transports.cacheOf(SoapServiceCache),
      createHttpConnection(context, partner),
      row,
    ),
};
