import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Envelope } from '../../../contract/api/envelope.ts';
import { logError } from '../base/log.ts';
import type { ServiceEnv } from '../operations/ServiceContext.ts';
import { refusalOf } from './refusalOf.ts';

const jsonHeaders = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** Sends an envelope and keeps its text for later steps of the request. */
function sendEnvelope(
  context: Context<ServiceEnv>,
  envelope: Envelope,
  status: ContentfulStatusCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const text = JSON.stringify(envelope);
  context.set('answer', text);
  return context.body(text, status, { ...jsonHeaders, ...headers });
}

/**
 * Sends the envelope of a success (schemas/SPECIFICATION.md section 7.2); status 202 for work that is
 * accepted but not done yet.
 */
export function sendData(context: Context<ServiceEnv>, data: unknown, status: 200 | 202 = 200): Response {
  return sendEnvelope(context, { success: true, data }, status);
}

/** The connection ended before the body of the request was complete. This is no error of the service. */
const isAborted = (error: Error): boolean =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/**
 * Sends the envelope of a failure, in the requested locale. Unexpected errors go to the log, not to the
 * caller. A temporary refusal with `seconds` has the header `Retry-After`.
 */
export function sendError(context: Context<ServiceEnv>, error: Error): Response {
  const requestId = context.get('requestId');
  const refusal = refusalOf(error, requestId);
  if (refusal !== error && !isAborted(error))
    logError(`${context.req.method} ${context.req.path}`, error, { requestId });
  const message = refusal.messageIn(context.get('phrases'));
  const envelope: Envelope = {
    success: false,
    message,
    errorCode: refusal.code,
    errorMessage: message,
    data: refusal.data,
  };
  const { seconds } = refusal.parameters;
  const isTemporary = [429, 503, 507].includes(refusal.status) && typeof seconds === 'number';
  const headers = isTemporary ? { 'Retry-After': String(Math.ceil(seconds)) } : undefined;
  return sendEnvelope(context, envelope, refusal.status, headers);
}
