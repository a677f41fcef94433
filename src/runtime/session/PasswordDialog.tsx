import { type ReactNode, useRef } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './session.module.css';

interface PasswordDialogProps {
  /** Who signs in again. */
  readonly loginId: string;
  /** False: not now. */
  readonly settle: (isSignedIn: boolean) => void;
}

/** Asks for the password of one operator. */
export function PasswordDialog({ loginId, settle }: PasswordDialogProps): ReactNode {
  const t = useTranslate();
  const passwordField = useRef<HTMLInputElement>(null);
  return (
    <Dialog topmost title={t('session.expiredTitle')} onClose={() => settle(false)} focus={passwordField}>
      <p className={styles.text}>{t('session.expired')}</p>
      <PasswordForm loginId={loginId} onDone={() => settle(true)} passwordField={passwordField}>
        <button type="button" className={controls.button} onClick={() => settle(false)}>
          {t('session.later')}
        </button>
      </PasswordForm>
    </Dialog>
  );
}
