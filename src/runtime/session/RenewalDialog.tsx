import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { renewal } from './renewal.ts';
import styles from './session.module.css';
import { useSession } from './useSession.ts';

/** Signs the same operator in again, over the page: what is typed there stays, and the waiting calls go on. */
export function RenewalDialog(): ReactNode {
  const t = useTranslate();
  const session = useSession();
  const wanted = useSyncExternalStore(renewal.subscribe, renewal.get);
  const passwordField = useRef<HTMLInputElement>(null);
  if (!wanted || !session) return null;
  return (
    <Dialog
      topmost
      title={t('session.expiredTitle')}
      onClose={() => wanted.settle(false)}
      focus={passwordField}
    >
      <p className={styles.text}>{t('session.expired')}</p>
      <PasswordForm
        loginId={session.loginId}
        onDone={() => wanted.settle(true)}
        passwordField={passwordField}
      >
        <button type="button" className={controls.button} onClick={() => wanted.settle(false)}>
          {t('session.later')}
        </button>
      </PasswordForm>
    </Dialog>
  );
}
