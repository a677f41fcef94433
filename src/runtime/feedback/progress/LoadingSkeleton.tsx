import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import styles from './LoadingSkeleton.module.css';

/** A placeholder while data loads. */
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
