import { useSyncExternalStore } from 'react';
import { sessionStore, useSession } from '../api/sessionStore.ts';
import { navigate } from '../core/routing/hashLocation.ts';
import { createStore } from '../core/store.ts';
import { confirmLeave } from '../feedback/dialog/leaveGuard.ts';

export interface Company {
  readonly uuid?: string;
  readonly name: string;
  /** The partner systems of the company are simulated. */
  readonly demo?: boolean;
}

const storageKey = 'companies';
const readCompanies = (): readonly Company[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
const store = createStore(readCompanies());

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
export function useCurrentCompany(): Company | undefined {
  const session = useSession();
  const companies = useSyncExternalStore(companyStore.subscribe, companyStore.get);
  return companies.find(({ uuid }) => uuid === session?.companyUuid);
}

/** Switches to another company's first screen: open records and filters belong to the current one. */
export async function switchCompany(companyUuid: string): Promise<void> {
  const session = sessionStore.get();
  if (!session || !(await confirmLeave())) return;
  sessionStore.open({ ...session, companyUuid });
  navigate('/');
}
