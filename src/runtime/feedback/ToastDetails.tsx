import { type ReactNode, useState } from 'react';
import { usePhrases } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './Toasts.module.css';

/** The fold of an error toast: what to pass on to whoever runs the service. */
export function ToastDetails({ details }: { readonly details: Readonly<Record<string, string>> }): ReactNode {
  const { translate: t, has } = usePhrases();
  const [copied, setCopied] = useState(false);
  const nameOf = (key: string): string => (has(`feedback.detail.${key}`) ? t(`feedback.detail.${key}`) : key);
  const text = Object.entries(details)
    .map(([key, value]) => `${nameOf(key)}: ${value}`)
    .join('\n');
  return (
    <details className={styles.details}>
      <summary>{t('feedback.details')}</summary>
      <pre className={styles.text}>{text}</pre>
      <button
        type="button"
        className={controls.button}
        onClick={async () => {
          await navigator.clipboard.writeText(text);
          setCopied(true);
        }}
      >
        {t(copied ? 'feedback.copied' : 'feedback.copy')}
      </button>
    </details>
  );
}
