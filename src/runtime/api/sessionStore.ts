import { useSyncExternalStore } from 'react';
import type { Session, SessionKey } from '../../contract/api/session.ts';
import { createStore } from '../core/store.ts';
import { suspendPolling } from '../core/timing/usePolling.ts';
import { signInBackend } from './protocols.ts';

const sessionKeys: readonly SessionKey[] = ['loginId', 'loginKey', 'companyUuid'];

/** Without a back end that needs a sign-in, the console opens at once. */
const anonymousSession: Session = { loginId: '', loginKey: '', companyUuid: '' };

/** Only operators of the console's own form of sign-in have companies. */
function readSession(): Session | undefined {
  if (!signInBackend) return anonymousSession;
  const [loginId, loginKey, companyUuid] = sessionKeys.map((key) => sessionStorage.getItem(key));
  return loginKey && typeof loginId === 'string' && typeof companyUuid === 'string'
    ? { loginId, loginKey, companyUuid }
    : undefined;
}

const store = createStore(readSession());

/**
 * loginId, loginKey and companyUuid in session storage. The names are fixed: a host portal may have stored
 * them (schemas/SPECIFICATION.md sections 3.10 and 16).
 */
export const sessionStore = {
  get: store.get,
  subscribe: store.subscribe,
  open: (session: Session): void => {
    for (const key of sessionKeys) sessionStorage.setItem(key, session[key]);
    store.set(session);
    suspendPolling(false);
  },
  close: (): void => {
    for (const key of sessionKeys) sessionStorage.removeItem(key);
    store.set(undefined);
    renewalStore.get()?.finish(false);
  },
};

/** The signed-in operator, or undefined. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get);

interface PendingRenewal {
  readonly promise: Promise<boolean>;
  readonly finish: (renewed: boolean) => void;
}

const renewalStore = createStore<PendingRenewal | undefined>(undefined);

/** The session renewal over the page; undefined while its dialog is closed. */
export const sessionRenewal = { get: renewalStore.get, subscribe: renewalStore.subscribe };

/**
 * Asks the operator to sign in again without leaving the page, so that input is kept. All expired calls wait
 * for the same dialog. Resolves to false when the operator dismisses it. Polling would then ask again at once, so it
 * stops until the next sign-in.
 */
export function renewSession(): Promise<boolean> {
  const current = renewalStore.get();
  if (current) return current.promise;
  let settle: PendingRenewal['finish'] = () => {};
  const promise = new Promise<boolean>((resolve) => {
    settle = (renewed) => {
      renewalStore.set(undefined);
      suspendPolling(!renewed);
      resolve(renewed);
    };
  });
  renewalStore.set({ promise, finish: settle });
  return promise;
}
