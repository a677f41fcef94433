import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import styles from './resource.module.css';

/** Keeps the place of what is being read. */
export function Skeleton(): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('page.loading')}>
      <span />
      <span />
      <span />
    </div>
  );
}
