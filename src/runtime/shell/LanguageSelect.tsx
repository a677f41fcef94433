import type { ReactNode } from 'react';
import { toastStore } from '../feedback/toastStore.ts';
import { useLocale, useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';

/** Each language in its own words: whoever cannot read the page finds theirs. `Intl.DisplayNames` costs 7 ms here. */
const names: Readonly<Record<string, string>> = { 'zh-CN': '中文', 'en-US': 'English' };

export function LanguageSelect(): ReactNode {
  const t = useTranslate();
  const { locale, locales, setLocale } = useLocale();
  return (
    <select
      className={controls.select}
      aria-label={t('shell.language')}
      value={locale}
      onChange={(event) => {
        setLocale(event.currentTarget.value).catch(() =>
          toastStore.show({ kind: 'error', message: (translate) => translate('page.chunk.title') }),
        );
      }}
    >
      {locales.map((name) => (
        <option key={name} value={name} lang={name}>
          {names[name] ?? name}
        </option>
      ))}
    </select>
  );
}
