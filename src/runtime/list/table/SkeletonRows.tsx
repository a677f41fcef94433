import type { ReactNode } from 'react';
import skeleton from '../../core/theme/skeleton.module.css';
import styles from '../list.module.css';

/** Enough to fill the first screen; the real rows replace them without a layout shift. */
const skeletonRows = Array.from({ length: 8 }, (_, row) => row);

export const SkeletonRows = ({ columns }: { readonly columns: number }): ReactNode =>
  skeletonRows.map((row) => (
    <tr key={row}>
      <td colSpan={columns}>
        <span className={`${skeleton.text} ${styles.skeleton}`} data-row={row % 3} />
      </td>
    </tr>
  ));
