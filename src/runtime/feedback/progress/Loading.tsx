import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import styles from './Loading.module.css';

/** In the place of a page whose code is on its way; seen after a moment only. */
export function Loading(): ReactNode {
  const t = useTranslate();
  return (
    <p className={styles.loading} role="status">
      {t('page.loading')}
    </p>
  );
}
