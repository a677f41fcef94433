import { isRecord } from '../../../contract/json/isRecord.ts';
import { ServiceError } from '../base/ServiceError.ts';
import { entityInRole } from '../operations/catalog.ts';
import type { Handler, OperationCall } from '../operations/ServiceContext.ts';
import { createToken, hashToken, isPasswordCorrect, loginLifetime } from '../security/credentials.ts';

/** Milliseconds between two attempts after five wrong passwords. */
const attemptInterval = 60_000;

async function authenticateToken({ service }: OperationCall, token: string): Promise<string> {
  const loginId = await service.store.accounts.consumeToken(hashToken(token), service.now());
  if (loginId === undefined) throw new ServiceError('TOKEN_SPENT');
  return loginId;
}

async function authenticatePassword(
  { service }: OperationCall,
  loginId: string,
  password: string,
): Promise<string> {
  const { accounts } = service.store;
  if (!(await accounts.countAttempt(loginId, service.now(), attemptInterval))) {
    throw new ServiceError('TOO_MANY_ATTEMPTS', { seconds: attemptInterval / 1000 });
  }
  if (!(await isPasswordCorrect(password, await accounts.findPasswordHash(loginId)))) {
    throw new ServiceError('SIGN_IN_FAILED');
  }
  await accounts.clearAttempts(loginId);
  return loginId;
}

/**
 * Signs in with a password or a one-time token. Answers with the content of the session storage
 * (schemas/SPECIFICATION.md section 3.10).
 */
const login: Handler = async (call) => {
  const { loginId: name, password, token } = isRecord(call.body) ? call.body : {};
  const loginId =
    typeof token === 'string'
      ? await authenticateToken(call, token)
      : await authenticatePassword(call, String(name), String(password));

  const { store } = call.service;
  const tenant = entityInRole('tenant')?.model.name;
  const now = call.service.now();
  const loginKey = createToken();
  await store.accounts.createLogin(
    hashToken(loginKey),
    loginId,
    now,
    new Date(now.getTime() + loginLifetime),
  );
  const companies = await Promise.all(
    (await store.accounts.findCompanies(loginId)).map(async (uuid) => {
      const row =
        tenant === undefined ? undefined : await store.repository.find(tenant, 'uuid', uuid, [uuid]);
      return {
        uuid,
        name: tenant === undefined ? uuid : row?.name,
        ...(row?.demo === true && { demo: true }),
      };
    }),
  );
  return { loginId, loginKey, companyUuid: companies[0]?.uuid, companies };
};

const logout: Handler = (call) => call.service.store.accounts.deleteLogin(call.login.keyHash);

/** Handlers of the platform, by operation. */
export const accountHandlers: Readonly<Record<string, Handler>> = {
  'account.login': login,
  'account.logout': logout,
};
