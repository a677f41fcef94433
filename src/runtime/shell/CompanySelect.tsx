import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { companyStore } from '../session/companyStore.ts';
import { switchCompany } from '../session/switchCompany.ts';
import { useSession } from '../session/useSession.ts';
import controls from '../theme/controls.module.css';
import styles from './Bar.module.css';

/** The company whose settings are shown; a choice only for those who have several. */
export function CompanySelect(): ReactNode {
  const t = useTranslate();
  const session = useSession();
  const companies = useSyncExternalStore(companyStore.subscribe, companyStore.get);
  if (!session) return null;
  const current = companies.find(({ uuid }) => uuid === session.companyUuid);
  if (companies.length < 2) return current && <span className={styles.company}>{current.name}</span>;

  return (
    <select
      className={controls.select}
      aria-label={t('shell.company')}
      value={session.companyUuid}
      onChange={(event) => void switchCompany(event.currentTarget.value)}
    >
      {companies.map(({ uuid, name }) => (
        <option key={uuid} value={uuid}>
          {name}
        </option>
      ))}
    </select>
  );
}
