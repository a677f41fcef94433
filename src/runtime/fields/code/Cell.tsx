import styles from '../cell.module.css';
import type { CellProps } from '../FieldType.ts';

export function CodeCell({ value }: CellProps) {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (
    <code className={styles.code} title={text} data-json={text !== value}>
      {text}
    </code>
  );
}
