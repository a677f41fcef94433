import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { apiKeyHeader } from '../../../contract/api/apiKeyHeader.ts';
import { logError } from '../../platform/base/log.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import { createServiceText } from '../../platform/base/serviceText.ts';
import { refusalOf } from '../../platform/http/refusalOf.ts';
import type { ServiceContext, ServiceEnv } from '../../platform/operations/ServiceContext.ts';
import { createLogMask } from '../../platform/security/logMask.ts';
import type { KeyedRecord } from '../../platform/store/records/KeyedRecord.ts';
import { documentNumberOf } from '../exchange/accept/documentNumberOf.ts';
import { maskFieldsOf } from '../interfaces/loadInterfaceSettings.ts';
import { createApiCallLogEntry } from '../interfaces/logEntries.ts';
import type { InboundOutcome } from './receiveDocument.ts';
import { loadSecurityConfig } from './securityConfig.ts';

/** Maximum characters of a payload, an address and a message in the log. */
const maxLength = { payload: 1_000_000, address: 2000, message: 2000 };

/** Returns path and query as they were sent. */
const pathAndQueryOf = (url: string): string => url.slice(new URL(url).origin.length);

/** Creates the entries of an answered call: one for each interface that it concerns, or a single one. */
async function createLogEntries(
  service: ServiceContext,
  context: Context<ServiceEnv>,
  at: Date,
  elapsedMs: number,
): Promise<KeyedRecord[]> {
  const { companyUuid, text = '', answer, concerned = [], outcomes } = context.var;
  const { error, res, req } = context;
  const apiKey = req.header(apiKeyHeader);
  const security = await loadSecurityConfig(service, companyUuid);
  const mask = createLogMask(apiKey ? [apiKey] : [], maskFieldsOf(security), [text]);
  const resultOf = (failure: Error | undefined) => {
    const errorCode = failure && refusalOf(failure, context.get('requestId')).code;
    const message =
      failure instanceof ServiceError &&
      createServiceText(service.phrasesOf, (phrases) =>
        mask.message(failure.messageIn(phrases), maxLength.message),
      );
    return { success: !failure, ...(errorCode && { errorCode }), ...(message && { message }) };
  };
  const entry = {
    direction: 'IN',
    time: at.toISOString(),
    elapsedMs: Math.round(elapsedMs),
    method: req.method,
    url: mask.payload(pathAndQueryOf(req.url), maxLength.address),
    httpStatus: res.status,
    ...resultOf(error),
    requestBody: mask.payload(text, maxLength.payload),
    responseBody: mask.message(answer, maxLength.payload),
  } as const;
  if (concerned.length === 0) return [createApiCallLogEntry({ companyUuid }, entry)];
  return concerned.map((subject) => {
    const outcome: InboundOutcome = outcomes?.get(subject.uuid) ?? { refusal: error };
    const { refusal, entityNo = documentNumberOf(text, subject.entityIdentifier) } = outcome;
    const own = { ...entry, ...resultOf(refusal), ...(entityNo && { entityNo }) };
    return createApiCallLogEntry({ ...subject, companyUuid }, own);
  });
}

/** Logs every answer to a known company in its API call log. A failure to log does not change the answer. */
export const logInboundCall = (service: ServiceContext) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const at = service.now();
    const start = performance.now();
    await next();
    if (!context.get('companyUuid')) return;
    const elapsedMs = performance.now() - start;
    try {
      service.exchange.logs.write(await createLogEntries(service, context, at, elapsedMs));
    } catch (error) {
      logError('API call log', error, { requestId: context.get('requestId') });
    }
  });
