import type { KeyboardEvent, ReactNode } from 'react';
import { useLocale } from '../../core/i18n/LocaleProvider.tsx';
import { mirrorArrowKey } from '../../core/i18n/languages.ts';
import type { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import styles from '../record.module.css';

interface TabBarProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly title: ReactNode;
    /** Props with its shortcut. */
    readonly key?: ReturnType<typeof shortcutProps>;
  }[];
  readonly current: string;
  readonly onSelect: (id: string) => void;
  /** `inner`: within another tab. */
  readonly look?: 'inner';
}

/** Tabs in the ARIA pattern: one Tab stop, arrow keys move, Enter selects. */
export function TabBar({ label, tabs, current, onSelect, look }: TabBarProps): ReactNode {
  const { direction } = useLocale();
  const onKeyDown = ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[mirrorArrowKey(key, direction)];
    if (step === undefined || !(target instanceof HTMLElement)) return;
    const all = [...currentTarget.querySelectorAll('button')];
    all.at((all.findIndex((tab) => tab.matches(':focus')) + step) % all.length)?.focus();
  };
  return (
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
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onSelect(id)}
          {...key}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
