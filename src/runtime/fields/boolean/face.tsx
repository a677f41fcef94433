import styles from '../cell.module.css';
import type { Face } from '../FieldType.ts';

/** Yes or no; of an outcome, whether it is a success, as dot and word. */
export const booleanFace: Face = ({ value, field }, { translate: t }) => {
  const isTrue = value === true;
  if (field.widget !== 'outcome') return t(isTrue ? 'field.yes' : 'field.no');
  return (
    <span className={styles.state}>
      <span className={styles.dot} data-tone={isTrue ? 'positive' : 'negative'} aria-hidden="true" />
      {t(isTrue ? 'field.succeeded' : 'field.failed')}
    </span>
  );
};
