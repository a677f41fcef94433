import { isRecord } from '../../contract/isRecord.ts';
import type { Answer } from './answer.ts';
import type { Request } from './buildRequest.ts';

/** Reads the envelope whatever the status; what is not an envelope becomes a failure without words. */
async function read(response: Response): Promise<Answer> {
  const about = {
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
  };
  const text = await response.text();
  try {
    const envelope: unknown = JSON.parse(text);
    if (isRecord(envelope) && typeof envelope.success === 'boolean')
      return { ...envelope, success: envelope.success, ...about };
  } catch {
    // An HTML error page of a proxy, or an answer that was cut off: told below.
  }
  return { success: false, error: 'unreadable', ...about };
}

/**
 * Sends a request and answers with its envelope; never throws. No answer is a failure with `error`
 * 'no network', 'timeout' or 'aborted' (SPEC.md section 8), and the request is aborted.
 */
export async function send(request: Request, timeout: number, signal?: AbortSignal): Promise<Answer> {
  if (!navigator.onLine) return { success: false, error: 'no network' };
  const timer = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      signal: signal ? AbortSignal.any([timer, signal]) : timer,
    });
    return await read(response);
  } catch {
    if (timer.aborted) return { success: false, error: 'timeout' };
    if (signal?.aborted) return { success: false, error: 'aborted' };
    return { success: false, error: navigator.onLine ? 'unreachable' : 'no network' };
  }
}
