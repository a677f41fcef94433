import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import styles from '../record.module.css';

/** Keeps the place of what is being read. */
export function LoadingSkeleton(): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('page.loading')}>
      <span />
      <span />
      <span />
    </div>
  );
}
