import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import FilterX from 'lucide-react/icons/filter-x';
import { type ReactNode, useState } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import styles from '../list.module.css';
import type { ListControls } from '../query/useListState.ts';
import { FilterControl, isTyped } from './FilterControl.tsx';
import { visibleFilters } from './visibleFilters.ts';

interface FilterBarProps {
  readonly resource: Resource;
  readonly controls: ListControls;
  /** Another bar replaces it. */
  readonly isHidden: boolean;
  /** Content at the end of the bar. */
  readonly children: ReactNode;
}

/**
 * One control for each filter, the number of set filters, and a button that clears them. Rarely used filters
 * appear on demand or when set.
 */
export function FilterBar({
  resource,
  controls: { state, setFilters, clearFilters },
  isHidden,
  children,
}: FilterBarProps): ReactNode {
  const t = useTranslate();
  const [isExpanded, setExpanded] = useState(false);
  const { filters, tree, entity, constants } = resource;
  const { shown, active, isLong } = visibleFilters(filters, state, isExpanded);
  const first = shown.find(isTyped);
  const Chevron = isExpanded ? ChevronUp : ChevronDown;
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
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'list.fewerFilters' : 'list.moreFilters')}
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
