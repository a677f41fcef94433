import styles from '../cell.module.css';
import type { Face } from '../FieldType.ts';

export const codeFace: Face = ({ value }) => {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (
    <code className={styles.code} title={text} data-json={text !== value}>
      {text}
    </code>
  );
};
