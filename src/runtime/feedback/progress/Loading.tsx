import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import styles from './Loading.module.css';

/** Placeholder for a page while its code loads; visible only after a moment. */
export function Loading(): ReactNode {
  const t = useTranslate();
  return (
    <p className={styles.loading} role="status">
      {t('page.loading')}
    </p>
  );
}
