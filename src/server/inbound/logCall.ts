import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Row } from '../../contract/envelope.ts';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import { fieldMask, maskedValuesIn } from '../exchange/fieldMask.ts';
import { redactor } from '../exchange/redactor.ts';
import type { ServiceEnv } from '../middleware/ServiceEnv.ts';
import type { Service } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Document } from '../store/Document.ts';
import { apiKeyHeader } from './gate.ts';

/** Characters that a payload may have in the log, an address, and a sentence. */
const longest = { payload: 1_000_000, address: 2000, message: 2000 };

const { model } = entityOf('apiCallLog');

/** Path and query as they were sent. */
const pathOf = (url: string): string => url.slice(new URL(url).origin.length);

const refusalOf = (error: Error | undefined): string | undefined => {
  if (!error) return undefined;
  return error instanceof ServiceError ? error.code : 'INTERNAL';
};

/** Entries of a call that was answered: one for each interface that it concerns, or one alone. */
async function entriesOf(context: Context<ServiceEnv>, at: Date, elapsedMs: number): Promise<Document[]> {
  const { companyUuid, security, text = '', say, concerned = [] } = context.var;
  const { error, res, req } = context;
  const maskFields = Array.isArray(security?.maskFields) ? security.maskFields.map(String) : [];
  const hide = redactor([req.header(apiKeyHeader) ?? ''].filter(Boolean));
  const hideFields = fieldMask(maskFields);
  const hideValues = redactor(maskedValuesIn([text], maskFields));
  const errorCode = refusalOf(error);
  const message = error instanceof ServiceError ? error.sentence(say) : undefined;
  const entry = (subject?: Row) => ({
    uuid: randomUUID(),
    companyUuid,
    ...(subject && {
      interfaceUuid: subject.uuid,
      interfaceName: subject.interfaceName,
      interfaceType: subject.interfaceType,
    }),
    direction: 'IN',
    time: at.toISOString(),
    elapsedMs: Math.round(elapsedMs),
    method: req.method,
    url: hide(hideFields(pathOf(req.url)), longest.address),
    httpStatus: res.status,
    success: !error,
    ...(errorCode && { errorCode }),
    ...(message && { message: hideValues(hide(message, longest.message), longest.message) }),
    requestBody: hide(hideFields(text), longest.payload),
    responseBody,
  });
  const responseBody = hideValues(hide(await res.clone().text(), longest.payload), longest.payload);
  const subjects = concerned.length > 0 ? concerned : [undefined];
  return subjects.map((subject) => documentOf(model, companyUuid, entry(subject)));
}

/** Puts every answer to a company that is known into its API call log. What was answered stands when that fails. */
export const logCall = ({ store, now }: Service) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const at = now();
    const start = performance.now();
    await next();
    if (context.get('companyUuid') === undefined) return;
    try {
      await store.documents.insertAll(await entriesOf(context, at, performance.now() - start));
    } catch (error) {
      console.error(`${context.get('requestId')} API call log:`, error);
    }
  });
