import type { ReactNode } from 'react';
import { usePhraseGroups, usePhrases } from '../../core/i18n/LocaleProvider.tsx';
import { CopyButton } from '../CopyButton.tsx';
import styles from './Toasts.module.css';

const toastGroups = ['toast'];

/** The folded details of a failure, for the service's administrators. */
export function FailureDetails({
  details,
}: {
  readonly details: Readonly<Record<string, string>>;
}): ReactNode {
  usePhraseGroups(toastGroups);
  const { translate: t, has } = usePhrases();
  const nameOf = (key: string): string => (has(`toast.detail.${key}`) ? t(`toast.detail.${key}`) : key);
  const text = Object.entries(details)
    .map(([key, value]) => `${nameOf(key)}: ${value}`)
    .join('\n');
  return (
    <details className={styles.details}>
      <summary>{t('toast.details')}</summary>
      <pre className={styles.text}>{text}</pre>
      <CopyButton text={() => text} />
    </details>
  );
}
