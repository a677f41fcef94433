import { inAddress } from '../../contract/inAddress.ts';
import { Failure, failureOf } from './Failure.ts';
import type { Target } from './Target.ts';

/** How long a target may take, and how much it may answer. */
const limits = { milliseconds: 20_000, bytes: 1_000_000 };

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requestBody: unknown;
}

interface Answer {
  readonly status?: number;
  readonly responseText?: string;
  readonly failure?: Failure;
}

/** One HTTP call, as the trace and the log tell it; nothing is masked yet. */
export interface Delivery extends Sent, Answer {
  readonly elapsedMs: number;
}

/** Throws RESPONSE_TOO_LARGE as soon as it is, without reading on. */
async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    bytes += chunk.value.byteLength;
    if (bytes > limits.bytes) {
      await reader?.cancel();
      throw new Failure('RESPONSE_TOO_LARGE', { megabytes: limits.bytes / 1_000_000 });
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

/** `fetch` says of all that went wrong "fetch failed", and why only in the cause. */
function networkFailure(error: unknown, milliseconds: number): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new Failure('TIMEOUT', { seconds: milliseconds / 1000 });
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return new Failure('CONNECTION_FAILED', failureOf(cause).parameters);
}

/** Redirects are not followed: they would take the credentials elsewhere. Throws REQUEST_INVALID. */
function requestOf({ method, url, headers, requestBody }: Sent): Request {
  const isInAddress = method === 'GET';
  try {
    return new Request(isInAddress ? inAddress(url, requestBody) : url, {
      method,
      headers,
      body: isInAddress ? undefined : JSON.stringify(requestBody),
      redirect: 'manual',
    });
  } catch (error) {
    throw new Failure('REQUEST_INVALID', failureOf(error).parameters);
  }
}

/**
 * Sends one mapped document, once. Never rejects; anything but an answer of 200 to 299, whole and in time, is a failure.
 */
export async function deliver(
  target: Target,
  document: unknown,
  ownHeaders: Readonly<Record<string, string>>,
  milliseconds = limits.milliseconds,
): Promise<Delivery> {
  const { method, url } = target;
  const headers = {
    Accept: 'application/json',
    ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    ...ownHeaders,
    ...target.headers,
  };
  const sent: Sent = { method, url, headers, requestBody: target.bodyOf(document) };
  const start = performance.now();
  let answer: Answer = {};
  try {
    // Not within the request: Node 20 forgets a signal there that nothing else holds.
    const response = await fetch(requestOf(sent), { signal: AbortSignal.timeout(milliseconds) });
    answer = { status: response.status };
    answer = { ...answer, responseText: await textOf(response) };
    if (!response.ok)
      answer = { ...answer, failure: new Failure('HTTP_STATUS', { status: response.status }) };
  } catch (error) {
    answer = { ...answer, failure: networkFailure(error, milliseconds) };
  }
  return { ...sent, ...answer, elapsedMs: Math.round(performance.now() - start) };
}
