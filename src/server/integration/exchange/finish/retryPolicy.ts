import { MappingError, type MappingErrorCode } from '../../../../mapping/index.ts';
import type { InterfaceSettings } from '../../interfaces/loadInterfaceSettings.ts';
import { type DeliveryFailure, failureClasses } from '../../transport/DeliveryFailure.ts';
import { isTemporaryStatus } from '../../transport/isTemporaryStatus.ts';
import { failedStepOf } from '../run/messages.ts';

/** Errors of a filter or a mapping row that come from a busy service or its database. */
const temporaryMappingErrors: ReadonlySet<MappingErrorCode> = new Set([
  'expressionTimeLimit',
  'failed',
  'timeLimit',
]);

/** The error of the first row that failed, or of a filter. */
function mappingErrorOf(failure: DeliveryFailure): MappingError | undefined {
  const error = failedStepOf(failure)?.error ?? failure.parameters.fault;
  return error instanceof MappingError ? error : undefined;
}

/** Returns whether a mapping ended only because it waited too long for its turn. */
export const isWithoutTurn = (failure: DeliveryFailure | undefined): boolean =>
  failure !== undefined && mappingErrorOf(failure)?.code === 'turnLimit';

/**
 * Returns whether the same document can succeed later without an operator. A refusal with a success status
 * counts as temporary: receivers use it for locked records and for basic data that is not there yet.
 */
export function isTemporary(failure: DeliveryFailure): boolean {
  const { code, parameters } = failure;
  const failureClass = failureClasses[code];
  if (failureClass === 'byStatus') {
    const status = Number(parameters.status);
    // Redirects are not followed, so the address is wrong.
    return status < 300 || isTemporaryStatus(status);
  }
  const error = mappingErrorOf(failure);
  if (error) return temporaryMappingErrors.has(error.code);
  return failureClass === 'temporary' || failureClass === 'outage';
}

const minute = 60_000;
const maxDelay = 24 * 60 * minute;

/** Part of a delay that is added at random, so that documents that failed together do not return together. */
const jitter = 0.25;

/**
 * Returns the milliseconds of an HTTP header `Retry-After` (RFC 9110, section 10.2.3), which holds seconds or
 * a date; 0 for a missing or invalid one, at most a day.
 */
export function retryAfterDelay(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? '';
  const delay = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  const isValid = /^(\d+$|[A-Z])/i.test(text) && delay > 0;
  return isValid ? Math.min(delay, maxDelay) : 0;
}

/** The circumstances of a failure. */
export interface FailureCircumstances {
  readonly now: Date;
  /** A fraction from 0 to below 1. */
  readonly random: number;
  /** The receiver's header `Retry-After`. */
  readonly retryAfter?: string;
}

/**
 * Returns the time of the next run after this number of failures. The interval follows the first failure and
 * doubles with each further one; the receiver can demand more. Jitter adds up to a quarter. At most a day.
 */
export function nextRunTime(
  intervalMinutes: number,
  failureCount: number,
  { now, random, retryAfter }: FailureCircumstances,
): Date {
  const backOff = Math.min(intervalMinutes * minute * 2 ** (failureCount - 1), maxDelay);
  const delay = Math.max(backOff, retryAfterDelay(retryAfter, now));
  return new Date(now.getTime() + Math.min(Math.round(delay * (1 + jitter * random)), maxDelay));
}

/** The state of a document after a failure. */
type StateAfterFailure =
  | { readonly status: 'BLOCKED' }
  | { readonly status: 'FAILED'; readonly nextRunTime: string };

/**
 * Returns the state of a document after its `failureCount`-th failure: it is retried, or blocked if the
 * failure is permanent or the threshold is reached.
 */
export function stateAfterFailure(
  failure: DeliveryFailure,
  failureCount: number,
  settings: Pick<InterfaceSettings, 'failureThreshold' | 'retryIntervalMinutes'>,
  circumstances: FailureCircumstances,
): StateAfterFailure {
  if (!isTemporary(failure) || failureCount >= settings.failureThreshold) return { status: 'BLOCKED' };
  const next = nextRunTime(settings.retryIntervalMinutes, failureCount, circumstances);
  return { status: 'FAILED', nextRunTime: next.toISOString() };
}
