import type { ReactNode } from 'react';
import skeleton from '../theme/skeleton.module.css';
import styles from './list.module.css';

/** Enough to fill the first look; the real rows take their places without a jump. */
const rows = Array.from({ length: 8 }, (_, row) => row);

export const SkeletonRows = ({ columns }: { readonly columns: number }): ReactNode =>
  rows.map((row) => (
    <tr key={row}>
      <td colSpan={columns}>
        <span className={`${skeleton.text} ${styles.skeleton}`} data-row={row % 3} />
      </td>
    </tr>
  ));
