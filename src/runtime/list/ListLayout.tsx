import type { ReactNode } from 'react';
import type { Resource, ResourceFilter } from '../../contract/model/resource.ts';
import controls from '../core/theme/controls.module.css';
import { visibleFilters } from './filters/visibleFilters.ts';
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
  readonly resource: Resource;
  readonly state: ListState;
  readonly isExpanded: boolean;
  readonly controlOf: (filter: ResourceFilter) => ReactNode;
  /** The button that shows rarely used filters. */
  readonly expand: ReactNode;
  /** The content of the button that clears the filters. */
  readonly clearContent: (count: number) => ReactNode;
  readonly onClear?: () => void;
  readonly tools: readonly [live: ReactNode, refresh: ReactNode, more: ReactNode];
  readonly label?: string;
  readonly inert?: boolean;
}

/** The visible filters, the buttons after them, and the reserved places of the tools. */
export function FilterBarLayout({
  resource: { filters, tree, refresh },
  state,
  isExpanded,
  controlOf,
  expand,
  clearContent,
  onClear,
  tools: [live, refreshButton, more],
  label,
  inert,
}: FilterBarLayoutProps): ReactNode {
  const { shown, active, isLong } = visibleFilters(filters, state, isExpanded);
  return (
    <search className={styles.filters} aria-label={label} inert={inert}>
      {shown.map((filter) => (
        <span key={filter.property} className={styles.filter} data-tree={filter.property === tree?.property}>
          {controlOf(filter)}
        </span>
      ))}
      {isLong && expand}
      {active > 0 && (
        <button type="button" className={controls.quiet} onClick={onClear}>
          {clearContent(active)}
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
