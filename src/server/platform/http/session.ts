import { isRecord } from '../../../contract/json/isRecord.ts';
import { ServiceError } from '../base/ServiceError.ts';
import type { Handler, OperationCall } from '../operations/ServiceContext.ts';
import { attemptLimits, networkOf } from '../security/attemptLimits.ts';
import { createToken, hashPassword, hashToken, isOutdated, loginLifetime } from '../security/credentials.ts';
import { companyHandlers, findOpenCompanies } from './companies.ts';
import { countAttempt } from './countAttempt.ts';
import { operatorHandlers } from './operators.ts';
import { verifyPassword } from './verifyPassword.ts';

type Caller = Pick<OperationCall, 'service' | 'callerAddress'>;

/**
 * Throws the error of a refused sign-in; `verifyPassword` counts wrong passwords. The refusal counts for the
 * address, because it has an entry in the audit log. Above the limit, throws TOO_MANY_ATTEMPTS, which has none.
 */
async function refuseSignIn({ service, callerAddress }: Caller, error: ServiceError): Promise<never> {
  await countAttempt(service, networkOf(callerAddress), attemptLimits.address);
  throw error;
}

/** Only a wrong token counts: nobody guesses one, so a valid link works from every address. */
async function authenticateToken(call: OperationCall, token: string): Promise<string> {
  const { store, now } = call.service;
  const loginId = await store.accounts.consumeToken(hashToken(token), now());
  return loginId ?? refuseSignIn(call, new ServiceError('TOKEN_SPENT'));
}

async function authenticatePassword(call: OperationCall, loginId: string, password: string): Promise<string> {
  const { store, passwordCost, isPasswordRefused } = call.service;
  if (isPasswordRefused)
    return refuseSignIn(call, new ServiceError('SIGN_IN_FAILED', {}, undefined, 'session.noPasswords'));
  const hash = await verifyPassword(call, loginId, password);
  if (hash === undefined) throw new ServiceError('SIGN_IN_FAILED');
  if (isOutdated(hash, passwordCost))
    await store.accounts.saveOperator(loginId, await hashPassword(password, passwordCost));
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

  return openSession(call, loginId);
};

/**
 * Opens a session of an operator whose identity is proven, by a password or a one-time token. Returns the
 * content of the session storage. Throws OPERATOR_DISABLED for an operator who is enabled in no open company.
 */
async function openSession(caller: Caller, loginId: string) {
  const { service, callerAddress } = caller;
  const { store } = service;
  const own = await findOpenCompanies(service, await store.accounts.findRoles(loginId));
  if (own.length === 0) return refuseSignIn(caller, new ServiceError('OPERATOR_DISABLED'));
  const now = service.now();
  const loginKey = createToken();
  await store.accounts.createLogin(
    hashToken(loginKey),
    loginId,
    now,
    new Date(now.getTime() + loginLifetime.unused),
    callerAddress,
  );
  const companies = own.map(({ answer }) => answer);
  return { loginId, loginKey, companyUuid: companies[0]?.uuid, companies };
}

const logout: Handler = (call) => call.service.store.accounts.deleteLogin(call.login.keyHash);

/** The audit log has the call itself. */
const reportExport: Handler = async () => undefined;

/** Handlers of the platform, by operation. */
export const accountHandlers: Readonly<Record<string, Handler>> = {
  'account.login': login,
  'account.logout': logout,
  ...companyHandlers(),
  'account.reportExport': reportExport,
  ...operatorHandlers,
};
