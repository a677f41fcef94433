import { DirectFailure } from './request/handleTestFailure.ts';
import { sessionHeaders } from './request/sessionHeaders.ts';
import type { TestCall, TestReply } from './request/TestOutcome.ts';
import { textOf } from './request/textOf.ts';

/** How long an answer may take, and how much of its body is read. */
export const limits = { milliseconds: 15_000, bytes: 1_000_000 };

interface PolicyWatch {
  readonly wasBlocked: () => Promise<boolean>;
  readonly end: () => void;
}

/** A page with a policy of its own is told of what that policy stopped, a moment after the request has failed. */
function policyWatch(): PolicyWatch {
  let isBlocked = false;
  const notice = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'connect-src') isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', notice);
  return {
    wasBlocked: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return isBlocked;
    },
    end: () => document.removeEventListener('securitypolicyviolation', notice),
  };
}

interface Body {
  readonly bytes: Uint8Array;
  readonly isTruncated: boolean;
}

/** Stops reading, and the transfer, at the limit. */
async function bodyOf({ body }: Response): Promise<Body> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    chunks.push(chunk.value);
    size += chunk.value.byteLength;
    if (size > limits.bytes) {
      await reader?.cancel();
      break;
    }
  }
  const whole = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
  return { bytes: whole.subarray(0, limits.bytes), isTruncated: size > limits.bytes };
}

/** What the browser says of all that went wrong is "Failed to fetch": the rest has to be told by what is around it. */
async function causeOf(
  { url }: TestCall,
  signals: { readonly timer: AbortSignal; readonly stop: AbortSignal },
  watch: PolicyWatch,
  isAnswered: boolean,
): Promise<DirectFailure> {
  const isBlocked = await watch.wasBlocked();
  if (signals.stop.aborted) return new DirectFailure('aborted');
  if (signals.timer.aborted) return new DirectFailure('timeout', { seconds: limits.milliseconds / 1000 });
  if (!navigator.onLine) return new DirectFailure('offline');
  if (isBlocked) return new DirectFailure('blockedByPolicy');
  if (isAnswered) return new DirectFailure('interrupted');
  const isMixed = location.protocol === 'https:' && new URL(url).protocol === 'http:';
  return new DirectFailure(isMixed ? 'mixedContent' : 'unreachable', { host: new URL(url).host });
}

/**
 * Sends a test request from the browser: no cookies, no referrer, and no redirects, which would carry the key elsewhere. Only to the console's own
 * back end, and without a key, it is signed as the session's. Reads at most 1 MB,
 * in at most 15 seconds. `stop` ends it.
 * @throws DirectFailure without a reply
 */
export async function sendDirect(call: TestCall, stop: AbortSignal): Promise<TestReply> {
  const { url, type, headers: key, parameters } = call;
  const timer = AbortSignal.timeout(limits.milliseconds);
  const watch = policyWatch();
  const start = performance.now();
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      method: type,
      headers: {
        Accept: 'application/json, */*;q=0.5',
        ...(parameters && { 'Content-Type': 'application/json' }),
        ...(key ? { iwmsApiKey: key } : await sessionHeaders(call)),
      },
      body: parameters || undefined,
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([timer, stop]),
    });
    if (response.type === 'opaqueredirect') throw new DirectFailure('redirected');
    const { bytes, isTruncated } = await bodyOf(response);
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers].map(([name, value]) => ({ name, value })),
      text: textOf(bytes, response.headers.get('content-type') ?? '', isTruncated),
      isTruncated,
      sizeBytes: bytes.byteLength,
      elapsedMs: Math.round(performance.now() - start),
    };
  } catch (error) {
    if (error instanceof DirectFailure) throw error;
    throw await causeOf(call, { timer, stop }, watch, response !== undefined);
  } finally {
    watch.end();
  }
}
