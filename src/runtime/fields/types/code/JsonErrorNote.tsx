import { type ReactNode, useMemo } from 'react';
import { findJsonError } from '../../../../contract/json/findJsonError.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { useDebounced } from '../../../core/timing/useDebounced.ts';
import styles from '../../styles/widget.module.css';

/** Checks if a text is valid JSON once typing pauses, and shows the position of an error. */
export function JsonErrorNote({ text }: { readonly text: string }): ReactNode {
  const t = useTranslate();
  const debounced = useDebounced(text);
  const position = useMemo(
    () => (debounced.trim() === '' ? undefined : findJsonError(debounced)),
    [debounced],
  );
  return (
    <p className={styles.syntaxError} role="status">
      {position && t('field.jsonBroken', { ...position })}
    </p>
  );
}
