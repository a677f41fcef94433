import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import styles from './detail.module.css';

/** More than that is shown when it is asked for. */
const mostLines = 8;
const mostCharacters = 600;

function beginningOf(text: string): string {
  const lines = text.split('\n', mostLines).join('\n');
  return lines.length > mostCharacters ? lines.slice(0, mostCharacters) : lines;
}

/** Text as it is written, line by line; a long one only begins, until the operator wants it all. */
export function FoldedText({ text }: { readonly text: string }): ReactNode {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const beginning = beginningOf(text);
  const isLong = beginning.length < text.length;
  return (
    <>
      <span className={styles.text}>{isOpen ? text : beginning}</span>
      {isLong && (
        <button
          type="button"
          className={styles.link}
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {isOpen ? t('field.showLess') : t('field.showAll', { count: text.length })}
        </button>
      )}
    </>
  );
}
