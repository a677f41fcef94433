import { createStore } from '../store.ts';

interface Renewal {
  readonly promise: Promise<boolean>;
  readonly settle: (renewed: boolean) => void;
}

const store = createStore<Renewal | undefined>(undefined);

/** Whether a sign-in dialog is wanted over the page. */
export const renewal = { get: store.get, subscribe: store.subscribe };

/**
 * Asks the operator to sign in again without leaving the page, so that nothing typed is lost.
 * All calls that expired meanwhile wait for the same dialog. Answers false when it was dismissed.
 */
export function renewSession(): Promise<boolean> {
  const current = store.get();
  if (current) return current.promise;
  let settle: Renewal['settle'] = () => {};
  const promise = new Promise<boolean>((resolve) => {
    settle = (renewed) => {
      store.set(undefined);
      resolve(renewed);
    };
  });
  store.set({ promise, settle });
  return promise;
}
