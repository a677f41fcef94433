import type { Row } from '../../../contract/envelope.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import { Failure } from '../../exchange/Failure.ts';
import { failureOn } from '../failureOn.ts';
import { type Page, refusalOf, urlOf } from '../http/exchanged.ts';
import type { SignedIn } from '../http/signIn.ts';
import type { Answer, Target } from '../Target.ts';
import type { SoapServices } from './SoapServices.ts';
import { soapAddress } from './soapAddress.ts';

/** The operation behind `#` in the address, else the one that is called as the interface is. */
export const operationIn = ({ url }: SignedIn, { interfaceName }: Row): string =>
  soapAddress(urlOf(url)).operation ?? String(interfaceName);

/** Characters of an answer in which an element is looked for. */
const start = 20_000;

const hasElement = ({ responseText }: Page, name: string): boolean =>
  new RegExp(`<(?:[\\w.-]{1,100}:)?${name}[\\s/>]`).test(responseText.slice(0, start));

/** Why an answer is none of a web service, whatever its status: one-way operations answer with nothing, all others with an envelope. */
function strangeness(page: Page): Failure | undefined {
  if (page.responseText.trim() === '' || hasElement(page, 'Envelope')) return undefined;
  return refusalOf(page) ?? new Failure('NOT_SOAP', { status: page.status });
}

/** Outcome of a call. `failure` is the error of the library: about the answer, or about a call without an answer. */
function answerOf(page: Page | undefined, failure?: Failure): Answer {
  if (!page) return { failure };
  const { status, responseText } = page;
  if (failure?.code === 'SOAP_FAULT') return { status, responseText, failure };
  const isTaken = page.cut && !hasElement(page, 'Fault');
  return {
    status,
    responseText,
    failure: page.failure ?? strangeness(page) ?? (isTaken ? undefined : failure),
  };
}

/**
 * A web service that is called with the document as its message: delivered when it answers without a fault, and with SOAP. An answer that is too long
 * to be read counts as delivered when it begins as one.
 */
export const soapTarget = (services: SoapServices, signedIn: SignedIn, row: Row): Target => ({
  kind: 'SOAP',
  method: 'POST',
  url: signedIn.url,
  headers: signedIn.headers,
  bodyOf: (document) => {
    if (!isRecord(document)) throw new Failure('NOT_A_TABLE');
    return document;
  },
  send: async ({ headers: { 'Idempotency-Key': key }, requestBody }, signal) => {
    let page: Page | undefined;
    try {
      const service = await services.of(signedIn);
      await service.call(operationIn(signedIn, row), requestBody, {
        signal,
        headers: key ? { 'Idempotency-Key': key } : {},
        answered: (what) => {
          page = what;
        },
      });
      return answerOf(page);
    } catch (error) {
      return answerOf(page, failureOn(error));
    }
  },
});
