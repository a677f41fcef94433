import type { TestRequestInput } from '#generated/types.ts';
import type { PhraseParameters } from '../../../contract/text/phrases.ts';
import { type ApiAnswer, OperationError } from '../../../runtime/api/answer.ts';
import { noSuchOperation } from '../../../runtime/api/missing/missingOperations.ts';
import type { ApiDoc } from '../apiDoc/apiDoc.ts';

/**
 * A test request (schemas/SPECIFICATION.md section 3.8): `headers` is the key for the header iwmsApiKey,
 * `parameters` is the body.
 */
export type TestRequest = Pick<TestRequestInput, 'url' | 'type' | 'headers' | 'parameters'>;

/**
 * The sender: the browser, or the service where CORS prevents that (schemas/SPECIFICATION.md section 7.8).
 */
export type SendMode = 'direct' | 'relay';

/** The answer of the receiver. */
export interface TestReply {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** The body, as far as it was read. Undefined if it is not text. */
  readonly text?: string;
  /** The body is longer than the limit. */
  readonly isTruncated: boolean;
  /** Size of the part of the body that was read. */
  readonly sizeBytes: number;
  readonly elapsedMs: number;
}

/** The result of a test request: a reply of any status, or a failure. */
export interface TestResult {
  readonly request: TestRequest;
  readonly sendMode: SendMode;
  readonly reply?: TestReply;
  readonly failure?: TestFailure;
}

/**
 * Returns the call of an API document as a test request; undefined for a transport without HTTP. The operator
 * adds the key.
 */
export function testRequestOf({ request }: ApiDoc): TestRequest | undefined {
  if (!request) return undefined;
  const { url, method, body } = request;
  return { url, type: method as TestRequest['type'], ...(body !== undefined && { parameters: body }) };
}

/** The reason why the browser got no reply. */
type DirectCause =
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

/** The reason why there is no reply, and the send mode to try next. */
export interface TestFailure {
  /** Key of the text under `docs.failure`; undefined if `message` has the text. */
  readonly phrase?: string;
  readonly parameters?: PhraseParameters;
  /** The text of the service, or of an unexpected error. */
  readonly message?: string;
  readonly errorCode?: string;
  /** The other send mode, if it may succeed. */
  readonly tryWay?: SendMode;
}

/** Causes that the relay may avoid. */
const relayableCauses: ReadonlySet<DirectCause> = new Set([
  'blockedByPolicy',
  'mixedContent',
  'unreachable',
  'redirected',
]);

function relayFailure({ errorCode, errorMessage, message, error }: ApiAnswer): TestFailure {
  if (error === noSuchOperation) return { phrase: 'noRelay', tryWay: 'direct' };
  const words = errorMessage || message;
  if (words) return { message: words, errorCode };
  const known: Readonly<Record<string, string>> = { 'no network': 'offline', timeout: 'relayTimeout' };
  return { phrase: known[error ?? ''] ?? 'relayUnreachable', errorCode };
}

/**
 * Converts every failure of a test request, of both send modes, to a result without a reply
 * (schemas/SPECIFICATION.md section 8.1). The response tab shows it. There is no toast, because the operator
 * already sees that tab.
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
