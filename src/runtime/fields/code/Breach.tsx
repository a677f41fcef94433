import { type ReactNode, useMemo } from 'react';
import { breakIn } from '../../../contract/breakIn.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import styles from '../field.module.css';
import { useDebounced } from '../reference/useDebounced.ts';

/** Tells where text breaks that is to be JSON, as soon as the operator stops typing. */
export function Breach({ text }: { readonly text: string }): ReactNode {
  const t = useTranslate();
  const settled = useDebounced(text);
  const found = useMemo(() => (settled.trim() === '' ? undefined : breakIn(settled)), [settled]);
  return (
    <p className={styles.breach} role="status">
      {found && t('field.jsonBroken', { ...found })}
    </p>
  );
}
