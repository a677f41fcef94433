import { type ReactNode, useEffect, useState } from 'react';
import { loadConfiguration } from '../api/configuration.ts';
import { useMissingOperations } from '../api/missingOperations.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import controls from '../core/theme/controls.module.css';
import styles from './session.module.css';

/** The way back to the portal that opened the console. `children`: buttons beside the link. */
export function PortalNotice({ children }: { readonly children?: ReactNode }): ReactNode {
  const t = useTranslate();
  const address = usePortalAddress();
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

/** Whether operators sign in at a host portal, for the back end has no call for it. */
export const useIsPortalSignIn = (): boolean => useMissingOperations().names.has('account.login');

/** The address of the portal, where the configuration gives it. */
export function usePortalAddress(): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    // Without a configuration nothing could have been called.
    loadConfiguration().then(
      ({ portal }) => setAddress(portal),
      () => undefined,
    );
  }, []);
  return address;
}
