import type { Operation } from '../../../contract/api/operation.ts';
import type { Credentials, Session } from '../../../contract/api/session.ts';
import type { LoginCall } from '../../../contract/backend/Backend.ts';
import type { Protocol } from '../../../contract/backend/Protocol.ts';
import { readPointer } from '../../../contract/backend/readPointer.ts';
import { tryParseJson } from '../../../contract/json/tryParseJson.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import { buildRequest } from '../../api/buildRequest.ts';
import { sendRequest } from '../../api/call.ts';
import { companyStore } from '../../api/companyStore.ts';
import { loadConfiguration } from '../../api/configuration.ts';
import { signInBackend } from '../../api/protocols.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { localeStore } from '../../core/i18n/localeStore.ts';

/** The credential of a session whose cookie the browser keeps. */
const cookieCredential = 'cookie';

/** Replaces `{login}` and `{password}` in the values of a login body. */
const fillLogin = (
  body: LoginCall['body'],
  { loginId, password }: { readonly loginId: string; readonly password: string },
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      value.replaceAll(/\{(login|password)\}/g, (_, part) => (part === 'login' ? loginId : password)),
    ]),
  );

/**
 * Sends a POST to a path of the back end; the answer is its JSON, unchanged. A login has no session: back ends refuse
 * an expired token there too.
 */
export async function postToBackend(
  backend: Protocol,
  path: string,
  body: unknown,
  session?: Session,
): Promise<ApiAnswer> {
  const operation: Operation = { service: '', method: 'POST', path, query: {}, result: 'one' };
  const configuration = await loadConfiguration().catch(() => undefined);
  if (!configuration) return { success: false, error: 'unreachable' };
  const args = { body };
  const caller = { configuration, locale: localeStore.get(), session, backend };
  return sendRequest(
    buildRequest(operation, args, caller),
    (received) =>
      received.status < 400
        ? { success: true, data: tryParseJson(received.text) }
        : backend.translation.readAnswer(backend, operation, args, received),
    configuration.timeout,
  );
}

/**
 * Signs in with the login call of the back end, and opens the session with its token or cookie. The caller shows a
 * failure.
 */
export async function signInByCall(credentials: Credentials): Promise<ApiAnswer> {
  const { signIn } = signInBackend ?? {};
  if (!signInBackend || !signIn || !('login' in signIn) || !('password' in credentials))
    return { success: false, errorCode: 'SIGN_IN_FAILED' };
  const { login } = signIn;
  const answer = await postToBackend(signInBackend, login.path, fillLogin(login.body, credentials));
  if (answer.status === 401) return { ...answer, errorCode: 'SIGN_IN_FAILED' };
  if (!answer.success) return answer;
  const token = 'token' in login ? readPointer(answer.data, login.token) : cookieCredential;
  if (typeof token !== 'string' || token === '') return { success: false, error: 'unreadable' };
  companyStore.set([]);
  sessionStore.open({ loginId: credentials.loginId, loginKey: token, companyUuid: '' });
  return answer;
}
