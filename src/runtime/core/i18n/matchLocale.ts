import { locales } from '../catalog.ts';
import { pseudoLocales } from './languages.ts';
import { localeStore } from './localeStore.ts';

/** The locale that a text such as `ar`, `AR_EG` or `ar-EG` means: itself, or one of its language. */
export function findLocale(wanted: string | null, registered: readonly string[]): string | undefined {
  const name = wanted?.replace('_', '-').toLowerCase();
  const languageOf = (locale: string | undefined) => locale?.toLowerCase().split('-')[0];
  return (
    [...registered, ...pseudoLocales].find((locale) => locale.toLowerCase() === name) ??
    registered.find((locale) => languageOf(locale) === languageOf(name))
  );
}

/**
 * Chooses the locale that `?lang=` or the stored name means, if there is one. Removes `?lang=` from the address,
 * so that a later choice is not overridden.
 */
export function matchLocale(wanted: string): void {
  const found = findLocale(wanted, locales);
  const address = new URL(location.href);
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  if (found !== undefined) localeStore.set(found);
}
