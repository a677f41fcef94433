import type { ReactNode } from 'react';
import { useMissingOperations } from '../api/missing/missingOperations.ts';
import { hasOperation } from '../api/operations.ts';
import { signInBackend } from '../api/protocols.ts';
import { useConfiguration } from '../api/useConfiguration.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import controls from '../core/theme/controls.module.css';
import styles from './session.module.css';

/** The link back to the portal that opened the console. `children`: buttons next to it. */
export function PortalNotice({ children }: { readonly children?: ReactNode }): ReactNode {
  const t = useTranslate();
  const address = useConfiguration()?.portal;
  return (
    <>
      <p className={styles.text}>{t('session.portal')}</p>
      <div className={styles.buttons}>
        {children}
        {address !== undefined && (
          <a className={controls.primary} href={address}>
            {t('session.toPortal')}
          </a>
        )}
      </div>
    </>
  );
}

/** True if operators sign in at a host portal, because the back end lacks the operation. */
export function useIsPortalSignIn(): boolean {
  const { names } = useMissingOperations();
  return signInBackend?.signIn?.scheme === 'loginKey' && (names.has(login) || !hasOperation(login));
}

const login = 'account.login';
