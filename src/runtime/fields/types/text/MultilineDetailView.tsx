import { type ReactNode, useState } from 'react';
import { usePhraseGroups, useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import type { CellProps } from '../../FieldType.ts';
import styles from '../../styles/detailView.module.css';

const groups = ['facts'];

/** Lines shown before the operator unfolds the text. */
const maxLines = 8;
const maxCharacters = 600;

function beginningOf(text: string): string {
  const lines = text.split('\n', maxLines).join('\n');
  return lines.length > maxCharacters ? lines.slice(0, maxCharacters) : lines;
}

/** Text line by line; a long one is folded until the operator opens it. */
export function FoldedText({ text }: { readonly text: string }): ReactNode {
  usePhraseGroups(groups);
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

export const MultilineDetailView = ({ value }: CellProps): ReactNode =>
  typeof value === 'string' ? <FoldedText text={value} /> : null;
