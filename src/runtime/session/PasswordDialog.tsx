import { type ReactNode, useEffect, useRef, useState } from 'react';
import { signInBackend } from '../api/protocols.ts';
import { useConfiguration } from '../api/useConfiguration.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import controls from '../core/theme/controls.module.css';
import { Dialog } from '../feedback/dialog/Dialog.tsx';
import { PortalNotice, useIsPortalSignIn } from './PortalNotice.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './session.module.css';
import { probeSignIn } from './signOut.ts';

interface PasswordDialogProps {
  /** Login name of the operator who signs in again. */
  readonly loginId: string;
  /** False: cancelled. */
  readonly onFinish: (isSignedIn: boolean) => void;
}

/** Returns the title and the text of the dialog, as keys of phrases. A key without logins was perhaps never valid. */
function phrasesOf(hasPassword: boolean): readonly [title: string, text: string] {
  if (signInBackend?.signIn?.scheme === 'apiKey')
    return ['session.apiKeyRefusedTitle', 'session.apiKeyRefused'];
  return ['session.expiredTitle', hasPassword ? 'session.expired' : 'session.expiredAtProvider'];
}

/** Asks for the operator's password, or links to the portal; checks first which one applies. */
export function PasswordDialog({ loginId, onFinish }: PasswordDialogProps): ReactNode {
  const t = useTranslate();
  const passwordField = useRef<HTMLInputElement>(null);
  const [isProbed, setFound] = useState(false);
  const isAtPortal = useIsPortalSignIn();
  const { passwordSignIn = signInBackend?.signIn?.scheme !== 'oidc' } = useConfiguration() ?? {};
  useEffect(() => {
    void probeSignIn().then(() => setFound(true));
  }, []);
  const later = (
    <button type="button" className={controls.button} onClick={() => onFinish(false)}>
      {t('session.later')}
    </button>
  );
  if (!isProbed) return null;
  if (isAtPortal)
    return (
      <Dialog topmost title={t('session.ended')} onClose={() => onFinish(false)}>
        <PortalNotice>{later}</PortalNotice>
        <p className={styles.text}>{t('session.kept')}</p>
      </Dialog>
    );
  const [title, text] = phrasesOf(passwordSignIn);
  return (
    <Dialog topmost title={t(title)} onClose={() => onFinish(false)} focus={passwordField}>
      <p className={styles.text}>{t(text)}</p>
      <SignInForm loginId={loginId} onDone={() => onFinish(true)} passwordField={passwordField}>
        {later}
      </SignInForm>
    </Dialog>
  );
}
