import { type Envelope, ShowType } from '../../contract/api/envelope.ts';
import type { Operation } from '../../contract/api/operation.ts';
import type { Session } from '../../contract/api/session.ts';
import type { ReceivedAnswer } from '../../contract/backend/Protocol.ts';
import type { Calls } from '../core/catalog.ts';
import { localeStore } from '../core/i18n/localeStore.ts';
import { lazyModule } from '../core/lazy/lazyModule.ts';
import { currentPath } from '../core/routing/hashLocation.ts';
import { toastStore } from '../feedback/toast/toastStore.ts';
import { type ApiAnswer, readAnswer } from './answer.ts';
import { type ApiRequest, buildRequest, findLackingValue, type OperationArgs } from './buildRequest.ts';
import { knownConfiguration, loadConfiguration } from './configuration.ts';
import { followRedirect, noRecordValue, showFailure } from './failures.ts';
import { missingOperations, noSuchOperation } from './missing/missingOperations.ts';
import { getOperation } from './operations.ts';
import { protocolOf } from './protocols.ts';
import { renewSession, sessionStore } from './sessionStore.ts';

/**
 * Sends a request and returns its envelope, read with `translate`; never throws. A missing answer is a failure with `error` 'no
 * network', 'timeout' or 'aborted' (schemas/SPECIFICATION.md section 8.1), and the request is aborted.
 */
export async function sendRequest(
  { url, ...request }: ApiRequest,
  translate: (received: ReceivedAnswer) => Envelope,
  timeout: number,
  signal?: AbortSignal,
): Promise<ApiAnswer> {
  if (!navigator.onLine) return { success: false, error: 'no network' };
  const timer = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      ...request,
      signal: signal ? AbortSignal.any([timer, signal]) : timer,
    });
    return await readAnswer(response, translate);
  } catch {
    if (timer.aborted) return { success: false, error: 'timeout' };
    if (signal?.aborted) return { success: false, error: 'aborted' };
    return { success: false, error: navigator.onLine ? 'unreachable' : 'no network' };
  }
}

export interface ApiCallOptions {
  /** The caller shows the failure in place of the data, without a toast. Redirects are still followed. */
  readonly inline?: boolean;
  readonly signal?: AbortSignal;
  /** False: an expired login does not open the sign-in dialog for this call. */
  readonly renew?: false;
}

/** Loaded on demand: few back ends lack a call. */
const missingDetection = lazyModule(() => import('./missing/detectMissing.ts'));

/** Does not send a call that the back end is known to lack, or that the record has no value for. */
const callOnce = async (
  name: string,
  operation: Operation,
  args: OperationArgs,
  signal?: AbortSignal,
): Promise<ApiAnswer> => {
  if (missingOperations.get().names.has(name)) return { success: false, error: noSuchOperation, status: 404 };
  const parameter = findLackingValue(operation, args);
  if (parameter !== undefined) return { success: false, error: noRecordValue, parameter };
  const configuration = knownConfiguration() ?? (await loadConfiguration().catch(() => undefined));
  if (!configuration) return { success: false, error: navigator.onLine ? 'unreachable' : 'no network' };
  const backend = protocolOf(operation);
  const caller = { configuration, locale: localeStore.get(), session: sessionStore.get(), backend };
  const answer = await sendRequest(
    buildRequest(operation, args, caller),
    (received) => backend.translation.readAnswer(backend, operation, args, received),
    configuration.timeout,
    signal,
  );
  if (answer.status !== 404 && answer.status !== 501) return answer;
  const detection = await missingDetection.load().catch(() => undefined);
  return detection?.detectMissing(name, operation, answer) ?? answer;
};

/** A wrong secret is a 401 too, but signing in again would not help. */
const isLoginExpired = (operation: Operation, { status, errorCode }: ApiAnswer): boolean =>
  status === 401 &&
  errorCode !== 'SECRET_MISMATCH' &&
  !operation.public &&
  protocolOf(operation).signIn !== undefined;

/** The call of a former operator or company is not repeated in the session of the next one. */
const isSameOperator = (sent: Session | undefined, current = sessionStore.get()): boolean =>
  sent !== undefined && sent.loginId === current?.loginId && sent.companyUuid === current.companyUuid;

/** Another call may have asked the operator already while this one was under way. */
const isRenewed = async (sent: Session | undefined): Promise<boolean> =>
  isSameOperator(sent) &&
  (sessionStore.get()?.loginKey !== sent?.loginKey || (await renewSession())) &&
  isSameOperator(sent);

/** `call` for code that reads the operation's name from a schema. */
export async function callByName(
  name: string,
  args: OperationArgs = {},
  options: ApiCallOptions = {},
): Promise<ApiAnswer> {
  const operation = getOperation(name, 'A call');
  const callerPath = currentPath();
  const sent = sessionStore.get();
  let answer = await callOnce(name, operation, args, options.signal);
  if (options.renew !== false && isLoginExpired(operation, answer) && (await isRenewed(sent)))
    answer = await callOnce(name, operation, args, options.signal);
  if (answer.success) {
    toastStore.closeFailureOf(name);
    return answer;
  }
  answer = { ...answer, operation: name };
  if (answer.showType === ShowType.redirect) void followRedirect(answer, callerPath);
  else if (!options.inline) showFailure(answer);
  return answer;
}

/**
 * The shared helper of schemas/SPECIFICATION.md sections 7.1 and 8.1: the console makes every call through
 * it. Shows failures, then returns the envelope of each answer. Throws only for programming errors. After an
 * expired login, the call waits for the operator to sign in again and is repeated once.
 */
export const call = <K extends keyof Calls & string>(
  operation: K,
  args: Calls[K]['args'],
  options?: ApiCallOptions,
): Promise<ApiAnswer<Calls[K]['result']>> =>
  callByName(operation, args as OperationArgs, options) as Promise<ApiAnswer<Calls[K]['result']>>;
