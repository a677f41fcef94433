import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { signInBackend } from '../../api/protocols.ts';
import { usePhraseGroups, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { appearanceStore, useAppearance } from '../../core/theme/appearance.ts';
import { confirmLeave } from '../../feedback/dialog/leaveGuard.ts';
import { signOut } from '../../session/signOut.ts';
import { useOwnCompanies } from '../../session/useOwnCompanies.ts';
import styles from './Bar.module.css';

const groups = ['command'];

/** The operator's name, the theme on a narrow screen, the row density, and sign-out. */
export function OperatorPanel({ loginId }: { readonly loginId: string }): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const { compact, dark } = useAppearance();
  useOwnCompanies();
  return (
    <>
      {loginId !== '' && <p className={styles.operator}>{t('shell.operator', { loginId })}</p>}
      <label className={`${styles.item} ${styles.narrowItem}`}>
        <input
          type="checkbox"
          checked={dark}
          onChange={(event) => appearanceStore.setDark(event.currentTarget.checked)}
        />
        {t('shell.darkTheme')}
      </label>
      <label className={styles.item}>
        <input
          type="checkbox"
          checked={compact}
          onChange={(event) => appearanceStore.setCompact(event.currentTarget.checked)}
        />
        {t('shell.compact')}
      </label>
      {signInBackend && (
        <button
          type="button"
          className={styles.item}
          onClick={async () => {
            if (await confirmLeave()) await signOut();
          }}
        >
          <LogOut size={16} aria-hidden />
          {t('shell.signOut')}
        </button>
      )}
    </>
  );
}
