import { type ReactNode, useMemo } from 'react';
import { jsonErrorPosition } from '../../../../contract/json/jsonErrorPosition.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { useDebounced } from '../../../core/timing/useDebounced.ts';
import styles from '../../styles/widget.module.css';

/** Shows the position of a JSON syntax error once typing pauses. */
export function JsonSyntaxError({ text }: { readonly text: string }): ReactNode {
  const t = useTranslate();
  const debounced = useDebounced(text);
  const position = useMemo(
    () => (debounced.trim() === '' ? undefined : jsonErrorPosition(debounced)),
    [debounced],
  );
  return (
    <p className={styles.syntaxError} role="status">
      {position && t('field.jsonBroken', { ...position })}
    </p>
  );
}
