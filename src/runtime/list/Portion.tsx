import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './portion.module.css';

/** How many are shown at once: ten thousand would hold up the page. */
export const portion = 100;

interface PortionProps<T> {
  readonly items: readonly T[];
  /** Of the rows of a table: how many columns these have. */
  readonly columns?: number;
  /** A list item or a table row. */
  readonly children: (item: T, index: number) => ReactNode;
}

/** The first of many list items or table rows, and a button for more. */
export function Portion<T>({ items, columns, children }: PortionProps<T>): ReactNode {
  const t = useTranslate();
  const [shown, setShown] = useState(portion);
  const rest = items.length - shown;
  const more = rest > 0 && (
    <div className={styles.more}>
      <button type="button" className={controls.button} onClick={() => setShown(shown + portion)}>
        {t('list.showMore', { count: rest })}
      </button>
    </div>
  );
  return (
    <>
      {items.slice(0, shown).map(children)}
      {more && columns === undefined && <li>{more}</li>}
      {more && columns !== undefined && (
        <tr>
          <td colSpan={columns}>{more}</td>
        </tr>
      )}
    </>
  );
}
