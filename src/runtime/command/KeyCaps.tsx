import { Fragment, type ReactNode } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import styles from './command.module.css';
import { keyFace } from './keyFace.ts';

/** Keys as `keys.ts` writes them: alternatives with a space between. `first` is pressed before. */
export function KeyCaps({ keys, first }: { readonly keys: string; readonly first?: string }): ReactNode {
  const t = useTranslate();
  return (
    <>
      {first && (
        <>
          <kbd className={styles.key}>{first}</kbd> {t('command.then')}
        </>
      )}
      {keys.split(' ').map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ` ${t('command.or')} `}
          <kbd className={styles.key}>{keyFace(key)}</kbd>
        </Fragment>
      ))}
    </>
  );
}
