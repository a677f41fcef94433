import { apiKeyHeader } from '../../../contract/api/apiKeyHeader.ts';
import { decodeBody } from '../../../contract/text/decodeBody.ts';
import { loadConfiguration } from '../../../runtime/api/configuration.ts';
import { signInBackend } from '../../../runtime/api/protocols.ts';
import { sessionStore } from '../../../runtime/api/sessionStore.ts';
import { isConsoleOrigin } from './targetOrigin.ts';
import { DirectFailure, type TestReply, type TestRequest } from './testRequest.ts';

/**
 * Returns the headers that sign a test request to the console's own back end with the session
 * (schemas/SPECIFICATION.md section 7.1). So an interface can be tested without a key. A request with a key,
 * or to another address, gets none.
 */
export async function sessionHeaders({
  url,
  headers: key,
  parameters,
}: TestRequest): Promise<Record<string, string>> {
  const session = sessionStore.get();
  if (key || !session || !isConsoleOrigin(url)) return {};
  const { headers } = await loadConfiguration();
  const { pathname, search } = new URL(url);
  const call = { path: pathname + search, body: parameters || undefined, session, headers };
  return signInBackend?.sign?.(signInBackend, call) ?? {};
}

/** The time limit of an answer, and the part of its body that is read. */
export const sendLimits = { milliseconds: 15_000, bytes: 1_000_000 };

interface PolicyMonitor {
  readonly wasBlocked: () => Promise<boolean>;
  readonly end: () => void;
}

/**
 * Listens for violations of the page's security policy. The browser reports them a moment after the request
 * has failed.
 */
function monitorPolicy(): PolicyMonitor {
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

interface ReadBody {
  readonly bytes: Uint8Array;
  readonly isTruncated: boolean;
}

/** Reads a body. At the limit it stops reading and ends the transfer. */
async function readBody({ body }: Response): Promise<ReadBody> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    chunks.push(chunk.value);
    size += chunk.value.byteLength;
    if (size > sendLimits.bytes) {
      await reader?.cancel();
      break;
    }
  }
  const whole = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
  return { bytes: whole.subarray(0, sendLimits.bytes), isTruncated: size > sendLimits.bytes };
}

/**
 * Finds the cause of a failed request. The browser reports "Failed to fetch" for every cause, so the
 * circumstances decide.
 */
async function causeOf(
  { url }: TestRequest,
  signals: { readonly timer: AbortSignal; readonly stop: AbortSignal },
  watch: PolicyMonitor,
  isAnswered: boolean,
): Promise<DirectFailure> {
  const isBlocked = await watch.wasBlocked();
  if (signals.stop.aborted) return new DirectFailure('aborted');
  if (signals.timer.aborted) return new DirectFailure('timeout', { seconds: sendLimits.milliseconds / 1000 });
  if (!navigator.onLine) return new DirectFailure('offline');
  if (isBlocked) return new DirectFailure('blockedByPolicy');
  if (isAnswered) return new DirectFailure('interrupted');
  const isMixed = location.protocol === 'https:' && new URL(url).protocol === 'http:';
  return new DirectFailure(isMixed ? 'mixedContent' : 'unreachable', { host: new URL(url).host });
}

/**
 * Sends a test request from the browser. The request has no cookies, no referrer and no redirects, which
 * would carry the key elsewhere. A request without a key to the console's own back end carries the session's
 * signature. Reads at most 1 MB, in at most 15 seconds. `stop` ends the request.
 * @throws DirectFailure without a reply
 */
export async function sendDirect(request: TestRequest, stop: AbortSignal): Promise<TestReply> {
  const { url, type, headers: key, parameters } = request;
  const timer = AbortSignal.timeout(sendLimits.milliseconds);
  const watch = monitorPolicy();
  const start = performance.now();
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      method: type,
      headers: {
        Accept: 'application/json, */*;q=0.5',
        ...(parameters && { 'Content-Type': 'application/json' }),
        ...(key ? { [apiKeyHeader]: key } : await sessionHeaders(request)),
      },
      body: parameters || undefined,
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([timer, stop]),
    });
    if (response.type === 'opaqueredirect') throw new DirectFailure('redirected');
    const { bytes, isTruncated } = await readBody(response);
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers].map(([name, value]) => ({ name, value })),
      text: decodeBody(bytes, response.headers.get('content-type') ?? '', isTruncated),
      isTruncated,
      sizeBytes: bytes.byteLength,
      elapsedMs: Math.round(performance.now() - start),
    };
  } catch (error) {
    if (error instanceof DirectFailure) throw error;
    throw await causeOf(request, { timer, stop }, watch, response !== undefined);
  } finally {
    watch.end();
  }
}
