import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { CopyButton } from '../../../runtime/feedback/CopyButton.tsx';
import styles from '../docs.module.css';

interface CodeBlockProps {
  readonly title: string;
  readonly text: string;
  /** The text is folded until the operator opens it. */
  readonly isFolded?: boolean;
}

/** A block of code or data with a title and a copy button. */
export function CodeBlock({ title, text, isFolded = false }: CodeBlockProps): ReactNode {
  const t = useTranslate();
  const code = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a scrollable area
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
