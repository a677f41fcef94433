import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import styles from '../reference.module.css';

interface ReferenceTableProps {
  readonly table: Tokens.Table;
  readonly show: (tokens: readonly Token[]) => ReactNode;
}

/** A table whose rows become cards where there is no room for columns: each cell then says what it is. */
export const ReferenceTable = ({ table: { header, rows }, show }: ReferenceTableProps): ReactNode => (
  <table className={styles.table}>
    <thead>
      <tr>
        {header.map(({ text, tokens }) => (
          <th key={text} scope="col">
            {show(tokens)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells.map(({ text }) => text).join('|')}>
          {cells.map(({ tokens }, column) => (
            <td key={header[column]?.text} data-column={header[column]?.text}>
              {show(tokens)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
