import { isRecord } from '../../contract/isRecord.ts';
import type { Call, Handler } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { loginLifetime } from '../security/loginLifetime.ts';
import { passwordMatches } from '../security/password.ts';
import { hashToken, randomToken } from '../security/token.ts';

/** Milliseconds between two attempts after five wrong passwords. */
const wait = 60_000;

async function operatorOfToken({ service }: Call, token: string): Promise<string> {
  const loginId = await service.store.accounts.spendToken(hashToken(token), service.now());
  if (loginId === undefined) throw new ServiceError('TOKEN_SPENT');
  return loginId;
}

async function operatorOfPassword({ service }: Call, loginId: string, password: string): Promise<string> {
  const { accounts } = service.store;
  if (!(await accounts.countAttempt(loginId, service.now(), wait))) {
    throw new ServiceError('TOO_MANY_ATTEMPTS', { seconds: wait / 1000 });
  }
  if (!(await passwordMatches(password, await accounts.passwordHash(loginId)))) {
    throw new ServiceError('SIGN_IN_FAILED');
  }
  await accounts.forgetAttempts(loginId);
  return loginId;
}

/** Signs in with a password or a one-time token; answers with what the session storage keeps (schemas/SPECIFICATION.md section 3.10). */
export const login: Handler = async (call) => {
  const { loginId: name, password, token } = isRecord(call.body) ? call.body : {};
  const loginId =
    typeof token === 'string'
      ? await operatorOfToken(call, token)
      : await operatorOfPassword(call, String(name), String(password));

  const { store } = call.service;
  const now = call.service.now();
  const loginKey = randomToken();
  await store.accounts.openLogin(hashToken(loginKey), loginId, now, new Date(now.getTime() + loginLifetime));
  const companies = await Promise.all(
    (await store.accounts.companies(loginId)).map(async (uuid) => ({
      uuid,
      name: (await store.documents.find('company', 'uuid', uuid, [uuid]))?.name,
    })),
  );
  return { loginId, loginKey, companyUuid: companies[0]?.uuid, companies };
};

export const logout: Handler = (call) => call.service.store.accounts.closeLogin(call.login.keyHash);
