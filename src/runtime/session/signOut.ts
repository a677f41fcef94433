import { defaultConfiguration } from '../../contract/api/configuration.ts';
import { callByName } from '../api/call.ts';
import { companyStore } from '../api/companyStore.ts';
import { loadConfiguration } from '../api/configuration.ts';
import { hasOperation } from '../api/operations.ts';
import { signInBackend } from '../api/protocols.ts';
import { sessionStore } from '../api/sessionStore.ts';

/**
 * Checks whether the back end has a sign-in of its own (recorded in `missingOperations`), with credentials
 * that no back end accepts. Only for sessions of a host portal: those have no companies.
 */
export async function probeSignIn(): Promise<void> {
  if (companyStore.get().length === 0 && hasOperation('account.login'))
    await callByName('account.login', { body: {} }, { inline: true });
}

const providerKey = 'singleSignOn';

/** Whether the provider of the single sign-on opened the session, so that a sign-out ends its session too. */
export const providerSession = {
  get: (): boolean => sessionStorage.getItem(providerKey) !== null,
  set: (isOpen: boolean): void =>
    isOpen ? sessionStorage.setItem(providerKey, '1') : sessionStorage.removeItem(providerKey),
};

/** Ends the session at the back end. */
async function endSession(): Promise<unknown> {
  const { signIn } = signInBackend ?? {};
  if (hasOperation('account.logout')) return callByName('account.logout', {}, { inline: true, renew: false });
  return (
    signIn && signIn.scheme !== 'loginKey' && (await import('./schemes/signOutByScheme.ts')).signOutByScheme()
  );
}

/** Milliseconds: an operator who signs out may leave the machine at once. The requests go on. */
const answerTimeout = 2_000;

/** Ends the session locally, also if the service refuses or does not answer, and at the provider that opened it. */
export async function signOut(): Promise<void> {
  const { server, singleSignOn } = await loadConfiguration().catch(() => defaultConfiguration);
  const answered = Promise.allSettled([endSession(), probeSignIn()]);
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, answerTimeout))]);
  companyStore.set([]);
  sessionStore.close();
  if (singleSignOn === undefined || !providerSession.get()) return;
  providerSession.set(false);
  location.assign(`${server}${singleSignOn}/end`);
}
