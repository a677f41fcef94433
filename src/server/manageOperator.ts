import { commandUser } from './platform/audit/folderCommands.ts';
import { writeAuditEvent } from './platform/audit/writeAuditEvent.ts';
import { createToken, hashPassword, isLoginName, passwordCost } from './platform/security/credentials.ts';
import type { Accounts } from './platform/store/Accounts.ts';
import type { ServiceStore } from './platform/store/ServiceStore.ts';

type OperatorAction = 'create' | 'reset';

/** Creates an operator with the companies of the first one. */
async function create(accounts: Accounts, loginId: string, passwordHash: string): Promise<void> {
  if (!isLoginName(loginId)) throw new Error('A login name has 1 to 60 characters and no spaces.');
  if ((await accounts.findPasswordHash(loginId)) !== undefined)
    throw new Error(`The operator ${loginId} already exists. "reset" gives this operator a new password.`);
  const first = await accounts.findOperator();
  if (first === undefined)
    throw new Error('Start the service once: the first start creates the first operator and a company.');
  const companies = await accounts.findCompanies(first);
  await accounts.saveOperator(loginId, passwordHash);
  for (const company of companies) await accounts.addToCompany(loginId, company);
}

/** Replaces the password and ends all logins and one-time links of the operator. */
async function reset(accounts: Accounts, loginId: string, passwordHash: string): Promise<void> {
  if ((await accounts.findPasswordHash(loginId)) === undefined) {
    const known = (await accounts.findOperators()).join(', ') || 'none';
    throw new Error(`There is no operator ${loginId}. Operators: ${known}.`);
  }
  await accounts.saveOperator(loginId, passwordHash);
  await accounts.endAccess(loginId);
}

/**
 * Creates an operator, or gives one a new password. Resolves to the password. Throws a sentence for an
 * existing or unknown operator.
 */
export async function manageOperator(
  store: Pick<ServiceStore, 'transaction'>,
  action: OperatorAction,
  loginId: string,
): Promise<string> {
  const password = createToken().slice(0, 16);
  const passwordHash = await hashPassword(password, passwordCost);
  await store.transaction(async ({ accounts, repository }) => {
    await accounts.lockOperators();
    await { create, reset }[action](accounts, loginId, passwordHash);
    await writeAuditEvent({ repository }, await accounts.findCompanies(loginId), {
      time: new Date(),
      event: 'operatorChange',
      loginId: commandUser(),
      operation: `operator ${action}`,
      subject: loginId,
    });
  });
  return password;
}
