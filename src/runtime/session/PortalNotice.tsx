import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './session.module.css';
import { usePortalAddress } from './usePortal.ts';

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
