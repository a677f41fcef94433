import type { ReactNode } from 'react';
import { CopyButton } from '../../../../runtime/feedback/CopyButton.tsx';
import { useTranslate } from '../../../../runtime/i18n/LocaleProvider.tsx';
import docs from '../../docs.module.css';
import styles from '../reference.module.css';

/** Text for machines, to be copied. */
export function CodeExample({ text }: { readonly text: string }): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles.example}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className={docs.code} tabIndex={0} aria-label={t('docs.document.example')}>
        <pre>{text}</pre>
      </section>
      <CopyButton text={() => text} name={t('docsReference.code')} />
    </div>
  );
}
