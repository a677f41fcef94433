import type { ReactNode } from 'react';
import { useLocale, useTranslate } from '../i18n/LocaleProvider.tsx';
import { languageName } from '../i18n/languageName.ts';
import controls from '../theme/controls.module.css';
import { chooseLocale } from './chooseLocale.ts';

export function LanguageSelect(): ReactNode {
  const t = useTranslate();
  const { locale, locales } = useLocale();
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
