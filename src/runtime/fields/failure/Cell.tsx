import styles from '../cell.module.css';
import type { CellProps } from '../FieldType.ts';

export const FailureCell = ({ value }: CellProps) =>
  typeof value === 'string' && value !== '' ? (
    <span className={styles.failure} title={value}>
      {value}
    </span>
  ) : null;
