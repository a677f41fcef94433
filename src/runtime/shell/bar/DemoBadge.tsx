import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import styles from './DemoBadge.module.css';

/** Shows on every screen that the partner systems of the company are simulated, and how to remove them. */
export function DemoBadge(): ReactNode {
  const t = useTranslate();
  return (
    <>
      <button type="button" className={styles.badge} popoverTarget="demo">
        {t('demo.badge')}
      </button>
      <div id="demo" popover="auto" className={styles.note}>
        <p>{t('demo.simulated')}</p>
        <p>{t('demo.change')}</p>
        <p>{t('demo.remove')}</p>
        <code>npm start -- --remove-demo</code>
      </div>
    </>
  );
}
