import { type ApiAnswer, readAnswer } from './answer.ts';
import type { ApiRequest } from './buildRequest.ts';

/**
 * Sends a request and returns its envelope; never throws. A missing answer is a failure with `error` 'no
 * network', 'timeout' or 'aborted' (schemas/SPECIFICATION.md section 8.1), and the request is aborted.
 */
export async function sendRequest(
  request: ApiRequest,
  timeout: number,
  signal?: AbortSignal,
): Promise<ApiAnswer> {
  if (!navigator.onLine) return { success: false, error: 'no network' };
  const timer = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      signal: signal ? AbortSignal.any([timer, signal]) : timer,
    });
    return await readAnswer(response);
  } catch {
    if (timer.aborted) return { success: false, error: 'timeout' };
    if (signal?.aborted) return { success: false, error: 'aborted' };
    return { success: false, error: navigator.onLine ? 'unreachable' : 'no network' };
  }
}
