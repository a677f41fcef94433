import type { KeyboardEvent, ReactNode } from 'react';
import type { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import styles from '../record.module.css';

export interface TabListProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly title: ReactNode;
    /** Props with its shortcut. */
    readonly key?: ReturnType<typeof shortcutProps>;
  }[];
  readonly current: string;
  readonly onSelect?: (id: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** `inner`: within another tab. */
  readonly look?: 'inner';
}

/**
 * Scrolls the tabs so far that the current one is visible, on a narrow screen. Inner tabs would also scroll the page.
 */
const reveal = (tab: HTMLElement | null): void => tab?.scrollIntoView({ block: 'nearest' });

/** Tabs in the ARIA pattern, with one Tab stop. Calls no hook: `TabBar` and the prerender use it. */
export const TabList = ({ label, tabs, current, onSelect, onKeyDown, look }: TabListProps): ReactNode => (
  <div
    role="tablist"
    aria-label={label}
    className={styles.tabs}
    data-look={look}
    tabIndex={-1}
    onKeyDown={onKeyDown}
  >
    {tabs.map(({ id, title, key }) => (
      <button
        key={id}
        ref={id === current && !look ? reveal : null}
        type="button"
        role="tab"
        className={styles.tab}
        aria-selected={id === current}
        tabIndex={id === current ? 0 : -1}
        onClick={() => onSelect?.(id)}
        {...key}
      >
        {title}
      </button>
    ))}
  </div>
);
