import { type ReactNode, useState } from 'react';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import controls from '../core/theme/controls.module.css';
import styles from './styles/showMore.module.css';

/** Rows shown at once: ten thousand would block the page. */
export const showMoreStep = 100;

interface ShowMoreProps<T> {
  readonly items: readonly T[];
  /** Number of table columns, if the items are table rows. */
  readonly columns?: number;
  /** A list item or a table row. */
  readonly children: (item: T, index: number) => ReactNode;
}

/** Shows the first of many list items or table rows, and a button for more. */
export function ShowMore<T>({ items, columns, children }: ShowMoreProps<T>): ReactNode {
  const t = useTranslate();
  const [shown, setShown] = useState(showMoreStep);
  const rest = items.length - shown;
  const more = rest > 0 && (
    <div className={styles.more}>
      <button type="button" className={controls.button} onClick={() => setShown(shown + showMoreStep)}>
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
