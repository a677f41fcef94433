import type { PhraseParameters } from '../../../contract/text/phrases.ts';
import type { TestRequestInput } from '../../../generated/types.ts';
import { type ApiAnswer, OperationError } from '../../../runtime/api/answer.ts';
import type { ApiDoc } from '../apiDoc/apiDoc.ts';

/**
 * A test request as it is sent (schemas/SPECIFICATION.md section 3.8): `headers` is the key for header iwmsApiKey, `parameters` the body.
 */
export type TestRequest = Pick<TestRequestInput, 'url' | 'type' | 'headers' | 'parameters'>;

/** How it is sent: by the browser, or through the service where CORS stands in the way (schemas/SPECIFICATION.md section 7.8). */
export type SendMode = 'direct' | 'relay';

/** What was answered. */
export interface TestReply {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** The body, as far as it was read; undefined where it is no text. */
  readonly text?: string;
  /** The body goes on beyond the limit. */
  readonly isTruncated: boolean;
  /** Of the body that was read. */
  readonly sizeBytes: number;
  readonly elapsedMs: number;
}

/** What came of a test request: a reply, whatever its status, or why there is none. */
export interface TestResult {
  readonly request: TestRequest;
  readonly sendMode: SendMode;
  readonly reply?: TestReply;
  readonly failure?: TestFailure;
}

/** The call that a document shows, to be sent; undefined for one that is not called over HTTP. The key is for the operator to give. */
export function testRequestOf({ request }: ApiDoc): TestRequest | undefined {
  if (!request) return undefined;
  const { url, method, body } = request;
  return { url, type: method as TestRequest['type'], ...(body !== undefined && { parameters: body }) };
}

/** Why the browser got no reply. */
export type DirectCause =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'blockedByPolicy'
  | 'mixedContent'
  | 'redirected'
  | 'interrupted'
  | 'unreachable';

/** A direct request without a reply. */
export class DirectFailure extends Error {
  override readonly name = 'DirectFailure';
  readonly reason: DirectCause;
  readonly parameters: PhraseParameters;

  constructor(reason: DirectCause, parameters: PhraseParameters = {}) {
    super(reason);
    this.reason = reason;
    this.parameters = parameters;
  }
}

/** Why there is no reply, and what to do about it. */
export interface TestFailure {
  /** Key of its words under `docs.failure`; undefined where the service has words of its own. */
  readonly phrase?: string;
  readonly parameters?: PhraseParameters;
  /** In the service's words. */
  readonly message?: string;
  readonly errorCode?: string;
  /** The other way may do where this one did not. */
  readonly tryWay?: SendMode;
}

/** The relay may reach what the browser may not. */
const relayableCauses: ReadonlySet<DirectCause> = new Set([
  'blockedByPolicy',
  'mixedContent',
  'unreachable',
  'redirected',
]);

function relayFailure({ status, errorCode, errorMessage, message, error }: ApiAnswer): TestFailure {
  // Not every back end has a relay.
  if (status === 404) return { phrase: 'noRelay', tryWay: 'direct' };
  const words = errorMessage || message;
  if (words) return { message: words, errorCode };
  const known: Readonly<Record<string, string>> = { 'no network': 'offline', timeout: 'relayTimeout' };
  return { phrase: known[error ?? ''] ?? 'relayUnreachable', errorCode };
}

/**
 * The one handler that all failures of test requests go to (schemas/SPECIFICATION.md section 8.1): whatever was thrown, by either
 * way, becomes an outcome without a reply, which the response tab shows in its place. No toast: the operator is looking there.
 */
export function handleTestFailure(cause: unknown, request: TestRequest, sendMode: SendMode): TestResult {
  if (cause instanceof OperationError) return { request, sendMode, failure: relayFailure(cause.answer) };
  if (cause instanceof DirectFailure) {
    const { reason, parameters } = cause;
    return {
      request,
      sendMode,
      failure: {
        phrase: reason,
        parameters,
        ...(relayableCauses.has(reason) && { tryWay: 'relay' as const }),
      },
    };
  }
  return { request, sendMode, failure: { message: cause instanceof Error ? cause.message : String(cause) } };
}
