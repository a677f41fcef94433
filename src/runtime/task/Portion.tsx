import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './task.module.css';

/** How many are shown at once: ten thousand would hold up the page. */
const portion = 100;

interface PortionProps<T> {
  readonly items: readonly T[];
  readonly children: (item: T, index: number) => ReactNode;
}

/** The first of many list items, and a button for more. */
export function Portion<T>({ items, children }: PortionProps<T>): ReactNode {
  const t = useTranslate();
  const [shown, setShown] = useState(portion);
  const rest = items.length - shown;
  return (
    <>
      {items.slice(0, shown).map(children)}
      {rest > 0 && (
        <li className={styles.more}>
          <button type="button" className={controls.button} onClick={() => setShown(shown + portion)}>
            {t('task.more', { count: rest })}
          </button>
        </li>
      )}
    </>
  );
}
