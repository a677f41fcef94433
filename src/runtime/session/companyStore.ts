import { createStore } from '../store.ts';

export interface Company {
  readonly uuid?: string;
  readonly name: string;
}

const storageKey = 'companies';
const read = (): readonly Company[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
const store = createStore(read());

/** Companies of the operator, as the sign-in answered; none in a host portal, which gives the session only. */
export const companyStore = {
  ...store,
  set: (companies: readonly Company[]): void => {
    sessionStorage.setItem(storageKey, JSON.stringify(companies));
    store.set(companies);
  },
};
