import { ShowType } from '../../contract/envelope.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Calls } from '../catalog.ts';
import { localeStore } from '../i18n/localeStore.ts';
import { lazyModule } from '../lazy/lazyModule.ts';
import { currentPath } from '../routing/hashLocation.ts';
import { renewSession } from '../session/renewal.ts';
import { sessionStore } from '../session/sessionStore.ts';
import type { Answer } from './answer.ts';
import { type Args, buildRequest } from './buildRequest.ts';
import { loadConfiguration } from './configuration.ts';
import { followRedirect } from './followRedirect.ts';
import { missingCalls, noSuchCall } from './missingCalls.ts';
import { operationNamed } from './operationNamed.ts';
import { send } from './send.ts';
import { showFailure } from './showFailure.ts';

export interface CallOptions {
  /** The caller shows the failure where the data would have been: no toast. A redirect is followed all the same. */
  readonly inline?: boolean;
  readonly signal?: AbortSignal;
  /** False: whoever is asked to sign in again only to do this would rather not. */
  readonly renew?: false;
}

/** Few back ends lack a call. */
const judgement = lazyModule(() => import('./judgeMissing.ts'));

/** A call that the back end is known to lack is not sent. */
const once = async (
  name: string,
  operation: Operation,
  args: Args,
  signal?: AbortSignal,
): Promise<Answer> => {
  if (missingCalls.get().names.has(name)) return { success: false, error: noSuchCall, status: 404 };
  const configuration = await loadConfiguration().catch(() => undefined);
  if (!configuration) return { success: false, error: navigator.onLine ? 'unreachable' : 'no network' };
  const caller = { configuration, locale: localeStore.get(), session: sessionStore.get() };
  const answer = await send(buildRequest(operation, args, caller), configuration.timeout, signal);
  if (answer.status !== 404 && answer.status !== 501) return answer;
  const judging = await judgement.load().catch(() => undefined);
  return judging?.judgeMissing(name, operation, answer) ?? answer;
};

/** A wrong secret is a 401 too, but signing in again would not mend it. */
const expired = (operation: Operation, { status, errorCode }: Answer): boolean =>
  status === 401 && errorCode !== 'SECRET_MISMATCH' && !operation.public && sessionStore.get() !== undefined;

/** `call` for code that reads the operation's name from a schema. */
export async function callByName(name: string, args: Args = {}, options: CallOptions = {}): Promise<Answer> {
  const operation = operationNamed(name, 'A call');
  const asker = currentPath();
  let answer = await once(name, operation, args, options.signal);
  if (options.renew !== false && expired(operation, answer) && (await renewSession()))
    answer = await once(name, operation, args, options.signal);
  if (answer.success) return answer;
  if (answer.showType === ShowType.redirect) void followRedirect(answer, asker);
  else if (!options.inline) showFailure(answer);
  return answer;
}

/**
 * The shared helper of schemas/SPECIFICATION.md sections 7.1 and 8.1: every call of the console goes through it. Answers with the envelope,
 * failed ones included, after having shown the failure; throws only for mistakes in the program.
 * A call whose login has expired waits for the operator to sign in again, and is then repeated once.
 */
export const call = <K extends keyof Calls & string>(
  operation: K,
  args: Calls[K]['args'],
  options?: CallOptions,
): Promise<Answer<Calls[K]['result']>> =>
  callByName(operation, args as Args, options) as Promise<Answer<Calls[K]['result']>>;
