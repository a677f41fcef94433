import { call, callByName } from '../api/call.ts';
import { companyStore } from '../api/companyStore.ts';
import { sessionStore } from '../api/sessionStore.ts';

/**
 * Checks whether the back end has a sign-in of its own (recorded in `missingOperations`), with credentials
 * that no back end accepts. Only for sessions of a host portal: those have no companies.
 */
export async function probeSignIn(): Promise<void> {
  if (companyStore.get().length === 0) await callByName('account.login', { body: {} }, { inline: true });
}

/** Ends the session locally, also if the service refuses. */
export async function signOut(): Promise<void> {
  await Promise.all([call('account.logout', {}, { inline: true, renew: false }), probeSignIn()]);
  companyStore.set([]);
  sessionStore.close();
}
