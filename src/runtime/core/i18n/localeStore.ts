import { locales } from '../catalog.ts';
import { createStore } from '../store.ts';

const storageKey = 'locale';
/**
 * schemas/SPECIFICATION.md section 9: the locale store allows 5 listeners. React takes one, for all
 * components.
 */
const maxListeners = 5;

/** The first locale of the product. */
export const [defaultLocale = ''] = locales;

const stored = localStorage.getItem(storageKey);
/** `?lang=`, or a stored name that is no registered locale: `matchLocale.ts` finds its locale. */
const asked = new URLSearchParams(location.search).get('lang');
export const unmatchedLocale = asked ?? (stored !== null && !locales.includes(stored) ? stored : undefined);

const store = createStore(stored !== null && locales.includes(stored) ? stored : defaultLocale, maxListeners);

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
