import type { Parameters } from '../../../contract/phrases.ts';
import { type Answer, ServiceError } from '../../../runtime/api/answer.ts';
import type { TestCall, TestOutcome, Way } from './TestOutcome.ts';

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
  readonly parameters: Parameters;

  constructor(reason: DirectCause, parameters: Parameters = {}) {
    super(reason);
    this.reason = reason;
    this.parameters = parameters;
  }
}

/** Why there is no reply, and what to do about it. */
export interface TestFailure {
  /** Key of its words under `docs.failure`; undefined where the service has words of its own. */
  readonly phrase?: string;
  readonly parameters?: Parameters;
  /** In the service's words. */
  readonly message?: string;
  readonly errorCode?: string;
  /** The other way may do where this one did not. */
  readonly tryWay?: Way;
}

/** The relay may reach what the browser may not. */
const byRelay: ReadonlySet<DirectCause> = new Set([
  'blockedByPolicy',
  'mixedContent',
  'unreachable',
  'redirected',
]);

function relayFailure({ status, errorCode, errorMessage, message, error }: Answer): TestFailure {
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
export function handleTestFailure(cause: unknown, call: TestCall, way: Way): TestOutcome {
  if (cause instanceof ServiceError) return { call, way, failure: relayFailure(cause.answer) };
  if (cause instanceof DirectFailure) {
    const { reason, parameters } = cause;
    return {
      call,
      way,
      failure: { phrase: reason, parameters, ...(byRelay.has(reason) && { tryWay: 'relay' as const }) },
    };
  }
  return { call, way, failure: { message: cause instanceof Error ? cause.message : String(cause) } };
}
