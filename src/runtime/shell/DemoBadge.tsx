import { type ReactNode, useSyncExternalStore } from 'react';
import { useSession } from '../api/sessionStore.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { companyStore } from '../session/companyStore.ts';
import styles from './DemoBadge.module.css';

/** Shows in every screen that the partner systems of the company are simulated; nothing for other companies. */
export function DemoBadge(): ReactNode {
  const t = useTranslate();
  const session = useSession();
  const companies = useSyncExternalStore(companyStore.subscribe, companyStore.get);
  const current = companies.find(({ uuid }) => uuid === session?.companyUuid);
  if (!current?.demo) return null;
  return (
    <>
      <button type="button" className={styles.badge} popoverTarget="demo">
        {t('shell.demo.badge')}
      </button>
      <div id="demo" popover="auto" className={styles.note}>
        <p>{t('shell.demo.simulated')}</p>
        <p>{t('shell.demo.change')}</p>
        <p>{t('shell.demo.remove')}</p>
        <code>npm start -- --remove-demo</code>
      </div>
    </>
  );
}
