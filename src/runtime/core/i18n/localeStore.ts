import { defaultLocale } from '../../../contract/text/locale.ts';
import { locales } from '../catalog.ts';
import { createStore } from '../store.ts';
import { findLocale } from './languages.ts';

const storageKey = 'locale';
/**
 * schemas/SPECIFICATION.md section 9: the locale store allows 5 listeners. React takes one, for all
 * components.
 */
const maxListeners = 5;

/** Takes the locale of `?lang=` from the address into browser storage, so that a later choice is not overridden. */
function takeAskedLocale(): void {
  const address = new URL(location.href);
  const asked = findLocale(address.searchParams.get('lang'), locales);
  if (asked === undefined) return;
  localStorage.setItem(storageKey, asked);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
takeAskedLocale();

const store = createStore(
  findLocale(localStorage.getItem(storageKey), locales) ?? defaultLocale,
  maxListeners,
);

/**
 * The current locale, kept in browser storage (schemas/SPECIFICATION.md section 1.3). `setLocale` also loads
 * its phrases.
 */
export const localeStore = {
  ...store,
  set: (locale: string): void => {
    localStorage.setItem(storageKey, locale);
    store.set(locale);
  },
};
