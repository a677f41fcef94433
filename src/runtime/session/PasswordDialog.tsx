import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { PortalNotice } from './PortalNotice.tsx';
import styles from './session.module.css';
import { findSignIn } from './signIn.ts';
import { usePortal } from './usePortal.ts';

interface PasswordDialogProps {
  /** Who signs in again. */
  readonly loginId: string;
  /** False: not now. */
  readonly settle: (isSignedIn: boolean) => void;
}

/** Asks for the password of one operator, or sends back to the portal that knows it; which of both is found out first. */
export function PasswordDialog({ loginId, settle }: PasswordDialogProps): ReactNode {
  const t = useTranslate();
  const passwordField = useRef<HTMLInputElement>(null);
  const [isFound, setFound] = useState(false);
  const isAtPortal = usePortal();
  useEffect(() => {
    void findSignIn().then(() => setFound(true));
  }, []);
  const later = (
    <button type="button" className={controls.button} onClick={() => settle(false)}>
      {t('session.later')}
    </button>
  );
  if (!isFound) return null;
  if (isAtPortal)
    return (
      <Dialog topmost title={t('session.ended')} onClose={() => settle(false)}>
        <PortalNotice>{later}</PortalNotice>
        <p className={styles.text}>{t('session.kept')}</p>
      </Dialog>
    );
  return (
    <Dialog topmost title={t('session.expiredTitle')} onClose={() => settle(false)} focus={passwordField}>
      <p className={styles.text}>{t('session.expired')}</p>
      <PasswordForm loginId={loginId} onDone={() => settle(true)} passwordField={passwordField}>
        {later}
      </PasswordForm>
    </Dialog>
  );
}
