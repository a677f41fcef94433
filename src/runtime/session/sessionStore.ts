import type { Session, SessionKey } from '../../contract/session.ts';
import { createStore } from '../store.ts';

const keys: readonly SessionKey[] = ['loginId', 'loginKey', 'companyUuid'];

function read(): Session | undefined {
  const [loginId, loginKey, companyUuid] = keys.map((key) => sessionStorage.getItem(key));
  return loginId && loginKey && companyUuid ? { loginId, loginKey, companyUuid } : undefined;
}

const store = createStore(read());

/**
 * loginId, loginKey and companyUuid in session storage, named exactly so: a host portal may have put them there
 * (schemas/SPECIFICATION.md sections 3.10 and 16).
 */
export const sessionStore = {
  get: store.get,
  subscribe: store.subscribe,
  open: (session: Session): void => {
    for (const key of keys) sessionStorage.setItem(key, session[key]);
    store.set(session);
  },
  close: (): void => {
    for (const key of keys) sessionStorage.removeItem(key);
    store.set(undefined);
  },
};
