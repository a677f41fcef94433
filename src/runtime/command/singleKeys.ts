import { createStore } from '../store.ts';

const storageKey = 'singleKeys';
const store = createStore(localStorage.getItem(storageKey) !== 'off');

/**
 * Whether keys without Ctrl or ⌘ are shortcuts, kept in browser storage: whoever speaks to the computer, or is prone to
 * strike a key, has to be able to switch them off (WCAG 2.1.4).
 */
export const singleKeys = {
  get: store.get,
  subscribe: store.subscribe,
  set: (isOn: boolean): void => {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    store.set(isOn);
  },
};
