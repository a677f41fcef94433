import type { ReactNode } from 'react';
import styles from './resource.module.css';

interface TabBarProps {
  /** What the tabs divide, for those who do not see them. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly title: string }[];
  readonly current: string;
  readonly onSelect: (id: string) => void;
}

/** Places within a page. Each has an address of its own, so that they are links of a navigation and no ARIA tabs. */
export const TabBar = ({ label, tabs, current, onSelect }: TabBarProps): ReactNode => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ id, title }) => (
      <button
        key={id}
        type="button"
        className={styles.tab}
        aria-current={id === current ? 'page' : undefined}
        onClick={() => onSelect(id)}
      >
        {title}
      </button>
    ))}
  </nav>
);
