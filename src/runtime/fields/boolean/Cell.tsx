import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import styles from '../cell.module.css';
import type { CellProps } from '../FieldType.ts';

/** Yes or no; of an outcome, whether it is a success, as dot and word (UI.md). */
export function BooleanCell({ value, field }: CellProps) {
  const t = useTranslate();
  const isTrue = value === true;
  if (field.widget !== 'outcome') return t(isTrue ? 'field.yes' : 'field.no');
  return (
    <span className={styles.state}>
      <span className={styles.dot} data-tone={isTrue ? 'positive' : 'negative'} aria-hidden="true" />
      {t(isTrue ? 'field.succeeded' : 'field.failed')}
    </span>
  );
}
