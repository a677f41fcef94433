import { sessionStore } from '../api/sessionStore.ts';
import { navigate } from '../core/routing/hashLocation.ts';
import { createStore } from '../core/store.ts';
import { confirmLeave } from '../feedback/dialog/leaveGuard.ts';

export interface Company {
  readonly uuid?: string;
  readonly name: string;
}

const storageKey = 'companies';
const readCompanies = (): readonly Company[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
const store = createStore(readCompanies());

/** Companies of the operator, as the sign-in answered; none in a host portal, which gives the session only. */
export const companyStore = {
  ...store,
  set: (companies: readonly Company[]): void => {
    sessionStorage.setItem(storageKey, JSON.stringify(companies));
    store.set(companies);
  },
};

/** Goes on in another company, from the first screen: what is open or filtered belongs to this one. */
export async function switchCompany(companyUuid: string): Promise<void> {
  const session = sessionStore.get();
  if (!session || !(await confirmLeave())) return;
  sessionStore.open({ ...session, companyUuid });
  navigate('/');
}
