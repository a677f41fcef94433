import type { Row } from '../../../contract/envelope.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import { Failure } from '../../exchange/Failure.ts';
import { failureOn } from '../failureOn.ts';
import { urlOf } from '../http/exchanged.ts';
import type { SignedIn } from '../http/signIn.ts';
import type { Answer, Target } from '../Target.ts';
import type { SoapServices } from './SoapServices.ts';
import { soapAddress } from './soapAddress.ts';

/** The operation behind `#` in the address, else the one that is called as the interface is. */
export const operationIn = ({ url }: SignedIn, { interfaceName }: Row): string =>
  soapAddress(urlOf(url)).operation ?? String(interfaceName);

/** A web service that is called with the document as its message: delivered when it answers without a fault. */
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
    let answer: Answer = {};
    try {
      const service = await services.of(signedIn);
      await service.call(operationIn(signedIn, row), requestBody, {
        signal,
        headers: key ? { 'Idempotency-Key': key } : {},
        answered: (what) => {
          answer = what;
        },
      });
      return answer;
    } catch (error) {
      const failure = failureOn(error);
      // A refusal without a fault is told by its status.
      return {
        ...answer,
        failure: failure.code === 'INVALID_ANSWER' ? (answer.failure ?? failure) : failure,
      };
    }
  },
});
