import type { ReactNode } from 'react';
import styles from '../docs.module.css';

interface NameValueTableProps {
  /** What the pairs are, for those who do not see them. */
  readonly name: string;
  readonly pairs: readonly { readonly name: string; readonly value: string }[];
}

/** Names and their values, such as headers; a header may come twice. */
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
