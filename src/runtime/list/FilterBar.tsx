import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import FilterX from 'lucide-react/icons/filter-x';
import { type ReactNode, useState } from 'react';
import type { Resource } from '../../contract/resource.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { FilterControl, isTyped } from './FilterControl.tsx';
import styles from './list.module.css';
import { shownFilters } from './shownFilters.ts';
import type { ListControls } from './useListState.ts';

interface FilterBarProps {
  readonly resource: Resource;
  readonly controls: ListControls;
  /** Something else stands in its place. */
  readonly isHidden: boolean;
  /** At the end of the bar. */
  readonly children: ReactNode;
}

/** One control for each filter, how many are set, and a button that clears them. The less used ones appear when they are wanted or set. */
export function FilterBar({
  resource,
  controls: { state, setFilters, clearFilters },
  isHidden,
  children,
}: FilterBarProps): ReactNode {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const { filters, tree, entity, constants } = resource;
  const { shown, active, isLong } = shownFilters(filters, state, isWhole);
  const first = shown.find(isTyped);
  const Chevron = isWhole ? ChevronUp : ChevronDown;
  return (
    <search className={styles.filters} aria-label={t('list.filters')} inert={isHidden}>
      {shown.map((filter) => (
        <span key={filter.property} className={styles.filter} data-tree={filter.property === tree?.property}>
          <FilterControl
            filter={filter}
            entity={entity}
            known={{ ...state.filters, ...constants }}
            values={state.filters}
            onChange={setFilters}
            isFirst={filter === first}
          />
        </span>
      ))}
      {isLong && (
        <button
          type="button"
          className={controls.quiet}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'list.fewerFilters' : 'list.moreFilters')}
          <Chevron size={14} aria-hidden="true" />
        </button>
      )}
      {active > 0 && (
        <button type="button" className={controls.quiet} onClick={clearFilters}>
          <FilterX size={16} aria-hidden="true" />
          {t('list.clearFilters', { count: active })}
        </button>
      )}
      <span className={styles.tools}>{children}</span>
    </search>
  );
}
