import type { Session } from '../../contract/session.ts';
import type { Answer } from '../api/answer.ts';
import { call } from '../api/call.ts';
import { type Company, companyStore } from './companyStore.ts';
import { sessionStore } from './sessionStore.ts';

export type Credentials =
  | { readonly loginId: string; readonly password: string }
  | { readonly token: string };

/** Signs in and opens the session (DECISIONS.md, "Session and sign-in"). The caller shows a failure. */
export async function signIn(credentials: Credentials): Promise<Answer> {
  const answer = await call('account.login', { body: credentials }, { inline: true });
  if (answer.success && answer.data) {
    const { companies, ...session }: Session & { readonly companies: readonly Company[] } = answer.data;
    const before = sessionStore.get();
    const stays =
      before?.loginId === session.loginId && companies.some(({ uuid }) => uuid === before.companyUuid);
    companyStore.set(companies);
    // Whoever signs in again goes on in the company that is on screen.
    sessionStore.open(stays ? { ...session, companyUuid: before.companyUuid } : session);
  }
  return answer;
}

/** Ends the session here, whatever the service says to it. */
export async function signOut(): Promise<void> {
  await call('account.logout', {}, { inline: true, renew: false });
  companyStore.set([]);
  sessionStore.close();
}
