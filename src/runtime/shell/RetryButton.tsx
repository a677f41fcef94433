import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';

export function RetryButton({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTranslate();
  return (
    <button type="button" className={controls.button} onClick={retry}>
      {t('page.retry')}
    </button>
  );
}
