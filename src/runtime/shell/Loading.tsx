import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import styles from './Page.module.css';

/** In the place of a page whose code is on its way; seen after a moment only. */
export function Loading(): ReactNode {
  const t = useTranslate();
  return (
    <p className={styles.loading} role="status">
      {t('page.loading')}
    </p>
  );
}
