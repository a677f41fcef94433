import { isRecord } from '../../../contract/json/isRecord.ts';
import { ServiceError } from '../base/ServiceError.ts';
import type { Handler, OperationCall } from '../operations/ServiceContext.ts';
import { attemptLimits, networkOf } from '../security/attemptLimits.ts';
import { createToken, hashPassword, hashToken, isOutdated, loginLifetime } from '../security/credentials.ts';
import type { Accounts } from '../store/Accounts.ts';
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

/**
 * Returns the operator whose identity is proven, and locks the operator until the transaction ends. Undefined if the
 * password or token is no longer valid.
 */
type Proof = (accounts: Accounts) => Promise<string | undefined>;

/** Throws SIGN_IN_FAILED for a wrong password. The proof gives an outdated hash the current parameters. */
async function provePassword(call: OperationCall, loginId: string, password: string): Promise<Proof> {
  const { passwordCost, isPasswordRefused } = call.service;
  if (isPasswordRefused)
    return refuseSignIn(call, new ServiceError('SIGN_IN_FAILED', {}, { phrase: 'session.noPasswords' }));
  const hash = await verifyPassword(call, loginId, password);
  if (hash === undefined) throw new ServiceError('SIGN_IN_FAILED');
  const current = isOutdated(hash, passwordCost) ? await hashPassword(password, passwordCost) : hash;
  return async (accounts) => ((await accounts.replacePassword(loginId, hash, current)) ? loginId : undefined);
}

/**
 * Signs in with a password or a one-time token. Answers with the content of the session storage
 * (schemas/SPECIFICATION.md section 3.10).
 */
const login: Handler = async (call) => {
  const { loginId, password, token } = isRecord(call.body) ? call.body : {};
  if (typeof token !== 'string')
    return openSession(call, await provePassword(call, String(loginId), String(password)), 'SIGN_IN_FAILED');
  const { now } = call.service;
  return openSession(call, (accounts) => accounts.consumeToken(hashToken(token), now()), 'TOKEN_SPENT');
};

/**
 * Checks the proof and opens the session in one transaction, so that a change of the operator's access comes before
 * both or after both. Returns the content of the session storage. A refusal counts for the address: `refusal`, or
 * OPERATOR_DISABLED for an operator who is enabled in no open company. A valid link never does, so it works from
 * every address.
 */
async function openSession(caller: Caller, prove: Proof, refusal: 'SIGN_IN_FAILED' | 'TOKEN_SPENT') {
  const { service, callerAddress } = caller;
  const loginKey = createToken();
  const opened = await service.store.transaction(async ({ accounts, repository }) => {
    const loginId = await prove(accounts);
    if (loginId === undefined) return refusal;
    const now = service.now();
    const own = await findOpenCompanies(repository, now, await accounts.findRoles(loginId));
    if (own.length === 0) return 'OPERATOR_DISABLED';
    const expiresAt = new Date(now.getTime() + loginLifetime.unused);
    await accounts.createLogin(hashToken(loginKey), loginId, now, expiresAt, callerAddress);
    const companies = own.map(({ answer }) => answer);
    return { loginId, loginKey, companyUuid: companies[0]?.uuid, companies };
  });
  return typeof opened === 'string' ? refuseSignIn(caller, new ServiceError(opened)) : opened;
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
