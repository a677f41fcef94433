import type { Credentials, Session } from '../../contract/api/session.ts';
import type { ApiAnswer } from '../api/answer.ts';
import { callByName } from '../api/call.ts';
import { type Company, companyStore } from '../api/companyStore.ts';
import { signInBackend } from '../api/protocols.ts';
import { sessionStore } from '../api/sessionStore.ts';

type LoginResult = Session & { readonly companies: readonly Company[] };

/**
 * Signs in and opens the session (schemas/SPECIFICATION.md section 16). The caller shows a failure.
 *
 * @param companyUuid the company to open, if the operator has it
 */
export async function signIn(credentials: Credentials, companyUuid?: string | null): Promise<ApiAnswer> {
  if (signInBackend?.signIn?.scheme !== 'loginKey')
    return (await import('./schemes/signInByCall.ts')).signInByCall(credentials);
  const answer = await callByName('account.login', { body: credentials }, { inline: true });
  if (answer.success && answer.data) {
    const { companies, ...session } = answer.data as LoginResult;
    const before = sessionStore.get();
    // Signing in again keeps the company on screen.
    const wanted = companyUuid ?? (before?.loginId === session.loginId ? before.companyUuid : undefined);
    const { uuid } = companies.find((company) => company.uuid === wanted) ?? {};
    companyStore.set(companies);
    sessionStore.open(uuid === undefined ? session : { ...session, companyUuid: uuid });
  }
  return answer;
}
