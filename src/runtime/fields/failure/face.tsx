import styles from '../cell.module.css';
import type { Face } from '../FieldType.ts';

export const failureFace: Face = ({ value }) =>
  typeof value === 'string' && value !== '' ? (
    <span className={styles.failure} title={value}>
      {value}
    </span>
  ) : null;
