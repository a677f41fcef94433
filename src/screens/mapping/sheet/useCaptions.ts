import { useCallback } from 'react';
import { useLocale } from '../../../runtime/i18n/LocaleProvider.tsx';
import { labelsOf } from '../../../runtime/i18n/labels.ts';
import { phrases } from '../../../runtime/i18n/phrases.ts';

/**
 * What something of an interface is called in every locale, for an operator may bring what a colleague wrote in the other
 * language. Suspends until the captions are there.
 */
export function useCaptions(): (key: string) => string[] {
  const { locales } = useLocale();
  const labels = locales.map((locale) => labelsOf('interface', locale));
  // Begun before the first one suspends: all are fetched at once.
  for (const module of labels) module.begin();
  // biome-ignore lint/correctness/useHookAtTopLevel: it is React's `use`, which may be called in a loop
  for (const module of labels) module.useValue();
  return useCallback((key) => locales.map((locale) => phrases.translate(locale, key)), [locales]);
}
