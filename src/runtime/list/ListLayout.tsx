import { Fragment, type MouseEventHandler, type ReactNode } from 'react';
import type { ResourceFilter } from '../../contract/model/resource.ts';
import controls from '../core/theme/controls.module.css';
import { splitFilters } from './filters/splitFilters.ts';
import styles from './list.module.css';
import type { ListState } from './query/useListState.ts';

// The layout of a list page, without hooks: React fills it with controls, the prerender with placeholders.

interface ListLayoutProps {
  readonly bars: ReactNode;
  readonly notice?: ReactNode;
  /** Undefined for a resource without a tree. */
  readonly tree: ReactNode;
  readonly table: ReactNode;
  readonly pager: ReactNode;
  /** Dialogs and readers, which take no space. */
  readonly children?: ReactNode;
}

export const ListLayout = ({ bars, notice, tree, table, pager, children }: ListLayoutProps): ReactNode => (
  <div className={styles.list}>
    <div className={styles.bars}>{bars}</div>
    {notice}
    <div className={styles.body} data-tree={Boolean(tree)}>
      {tree}
      <div className={styles.frame}>{table}</div>
    </div>
    {pager}
    {children}
  </div>
);

interface FilterBarLayoutProps {
  readonly filters: readonly ResourceFilter[];
  readonly state: ListState;
  /** Seconds between two readings of a list that polls. */
  readonly refresh: number | undefined;
  readonly searchOf: (filter: ResourceFilter) => ReactNode;
  /** The button that opens all filters except the search field. */
  readonly panel: ReactNode;
  readonly chipOf: (filter: ResourceFilter) => ReactNode;
  /** The text of the button that clears the filters. */
  readonly clearText: (count: number) => string;
  readonly onClear?: MouseEventHandler<HTMLElement>;
  readonly tools: readonly [live: ReactNode, refresh: ReactNode, more: ReactNode];
  readonly label?: string;
  readonly inert?: boolean;
}

/** The search field, the button of the filters, a chip for each set filter, and the reserved places of the tools. */
export function FilterBarLayout({
  filters,
  state,
  refresh,
  searchOf,
  panel,
  chipOf,
  clearText,
  onClear,
  tools: [live, refreshButton, more],
  label,
  inert,
}: FilterBarLayoutProps): ReactNode {
  const places = splitFilters(filters, state);
  return (
    <search className={styles.filters} aria-label={label} inert={inert}>
      {places.search && <span className={styles.filter}>{searchOf(places.search)}</span>}
      {places.panel.length > 0 && panel}
      {places.chips.map((filter) => (
        <Fragment key={filter.property}>{chipOf(filter)}</Fragment>
      ))}
      {places.active > 0 && (
        <button type="button" className={controls.quiet} onClick={onClear}>
          {clearText(places.active)}
        </button>
      )}
      <span className={styles.tools}>
        {refresh && <span className={styles.liveTool}>{live}</span>}
        {refreshButton}
        <span className={styles.moreTools}>{more}</span>
      </span>
    </search>
  );
}

interface FilterChipLayoutProps {
  readonly name: string;
  readonly value: string;
  /** Undefined until the chip works. */
  readonly icon?: ReactNode;
  /** Accessible name. */
  readonly label?: string;
  readonly onRemove?: () => void;
}

/** A set filter as a button that removes it. */
export const FilterChipLayout = ({
  name,
  value,
  icon,
  label,
  onRemove,
}: FilterChipLayoutProps): ReactNode => (
  <button type="button" className={styles.chip} aria-label={label} title={label} onClick={onRemove}>
    <span className={styles.chipText}>
      {name}: <strong>{value}</strong>
    </span>
    <span className={styles.chipIcon}>{icon}</span>
  </button>
);
