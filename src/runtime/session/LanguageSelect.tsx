import type { ReactNode } from 'react';
import { useLocale, useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { languageName } from '../core/i18n/languages.ts';
import { setLocale } from '../core/i18n/phrases.ts';
import controls from '../core/theme/controls.module.css';
import { showChunkFailure } from '../feedback/failure/showChunkFailure.ts';

/** Switches the language. After a failure nothing changes, and a toast appears. */
export const chooseLocale = (locale: string): Promise<void> => setLocale(locale).catch(showChunkFailure);

/** The choice of the language; nothing in a product with one language. */
export function LanguageSelect(): ReactNode {
  const t = useTranslate();
  const { locale, locales } = useLocale();
  if (locales.length < 2) return null;
  return (
    <select
      className={controls.select}
      aria-label={t('shell.language')}
      value={locale}
      onChange={(event) => void chooseLocale(event.currentTarget.value)}
    >
      {locales.map((name) => (
        <option key={name} value={name} lang={name}>
          {languageName(name)}
        </option>
      ))}
    </select>
  );
}
