import { useSyncExternalStore } from 'react';
import type { Role } from '../../contract/api/role.ts';
import { readStored } from '../core/storage/readStored.ts';
import { createStore } from '../core/store.ts';
import { sessionStore, useSession } from './sessionStore.ts';

export interface Company {
  readonly uuid?: string;
  readonly name: string;
  /** The partner systems of the company are simulated. */
  readonly demo?: boolean;
  /** The operator's role in the company. Absent where the back end has no roles. */
  readonly role?: Role;
}

const storageKey = 'companies';
const store = createStore<readonly Company[]>(readStored(sessionStorage, storageKey, []));

/**
 * The operator's companies from the sign-in answer; empty in a host portal, which provides only the session.
 */
export const companyStore = {
  ...store,
  set: (companies: readonly Company[]): void => {
    sessionStorage.setItem(storageKey, JSON.stringify(companies));
    store.set(companies);
  },
};

/** The company on screen; undefined without a session, and in a host portal. */
export const currentCompany = (): Company | undefined =>
  store.get().find(({ uuid }) => uuid === sessionStore.get()?.companyUuid);

/** The same, for a component that shows it. */
export function useCurrentCompany(): Company | undefined {
  useSession();
  useSyncExternalStore(companyStore.subscribe, companyStore.get);
  return currentCompany();
}
