import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { CopyButton } from '../../../runtime/feedback/CopyButton.tsx';
import styles from '../docs.module.css';

interface CodeBlockProps {
  readonly title: string;
  readonly text: string;
  /** Shown when it is asked for. */
  readonly isFolded?: boolean;
}

/** Text for machines, to be copied. */
export function CodeBlock({ title, text, isFolded = false }: CodeBlockProps): ReactNode {
  const t = useTranslate();
  const code = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={styles.code} tabIndex={0} aria-label={title}>
      <pre>{text}</pre>
    </section>
  );
  return (
    <section>
      <header className={styles.header}>
        <h3>{title}</h3>
        <CopyButton text={() => text} name={t('docs.copy', { what: title })} />
      </header>
      {isFolded ? (
        <details>
          <summary>{t('field.unfold')}</summary>
          {code}
        </details>
      ) : (
        code
      )}
    </section>
  );
}
