import type { ReactNode } from 'react';
import styles from '../docs.module.css';

interface NameValueTableProps {
  /** Accessible name of the table. */
  readonly name: string;
  readonly pairs: readonly { readonly name: string; readonly value: string }[];
}

/** A table of names and values, such as headers. A header can occur twice. */
export const NameValueTable = ({ name, pairs }: NameValueTableProps): ReactNode => (
  <table className={styles.nameValues} aria-label={name}>
    <tbody>
      {pairs.map((pair, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no identity, and are never moved
        <tr key={index}>
          <th scope="row">{pair.name}</th>
          <td>
            <code>{pair.value}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
