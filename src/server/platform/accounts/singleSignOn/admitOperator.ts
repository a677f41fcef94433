import { writeAuditEvent } from '../../audit/writeAuditEvent.ts';
import type { ServiceContext } from '../../operations/ServiceContext.ts';
import { createToken, hashToken } from '../../security/credentials.ts';
import type { Identity } from './readIdentity.ts';

/** Milliseconds that the console has to open the session. */
const tokenLifetime = 60_000;

/**
 * Gives an operator the role of the provider in every company, and creates a new operator. Neither has a password.
 * Each company in which this changes a role has an entry in the audit log. Resolves to a token that signs the
 * operator in once.
 */
export async function admitOperator(
  { store, now }: Pick<ServiceContext, 'store' | 'now'>,
  { loginId, role }: Identity,
): Promise<string> {
  const token = createToken();
  const time = now();
  await store.transaction(async ({ accounts, repository }) => {
    await accounts.lockOperators();
    const before = await accounts.findRoles(loginId);
    await accounts.admitFromProvider(loginId, role);
    const after = await accounts.findRoles(loginId);
    const changed = Object.keys(after).filter((company) => before[company] !== after[company]);
    await writeAuditEvent({ repository }, changed, {
      time,
      event: 'operatorChange',
      loginId,
      operation: 'single sign-on',
      subject: `${loginId}: ${role}`,
    });
    await accounts.saveToken(hashToken(token), loginId, time, new Date(time.getTime() + tokenLifetime));
  });
  return token;
}
