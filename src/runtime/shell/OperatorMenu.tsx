import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { mayLeave } from '../routing/leaveGuard.ts';
import { signOut } from '../session/signIn.ts';
import { useSession } from '../session/useSession.ts';
import { appearance } from '../theme/appearance.ts';
import controls from '../theme/controls.module.css';
import { useAppearance } from '../theme/useAppearance.ts';
import styles from './Bar.module.css';

/** Who is signed in, how dense the rows are, and the way out. */
export function OperatorMenu(): ReactNode {
  const t = useTranslate();
  const { compact } = useAppearance();
  const loginId = useSession()?.loginId ?? '';
  return (
    <>
      <button
        type="button"
        className={controls.icon}
        popoverTarget="operator"
        aria-label={t('shell.operator', { loginId })}
      >
        <CircleUserRound size={18} aria-hidden />
      </button>
      <div id="operator" popover="auto" className={styles.menu}>
        <p className={styles.operator}>{t('shell.operator', { loginId })}</p>
        <label className={styles.item}>
          <input
            type="checkbox"
            checked={compact}
            onChange={(event) => appearance.setCompact(event.currentTarget.checked)}
          />
          {t('shell.compact')}
        </label>
        <button
          type="button"
          className={styles.item}
          onClick={async () => {
            if (await mayLeave()) await signOut();
          }}
        >
          <LogOut size={16} aria-hidden />
          {t('shell.signOut')}
        </button>
      </div>
    </>
  );
}
