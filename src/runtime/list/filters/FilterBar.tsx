import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import FilterX from 'lucide-react/icons/filter-x';
import { type ReactNode, useState } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { FilterBarLayout } from '../ListLayout.tsx';
import type { ListControls } from '../query/useListState.ts';
import { FilterControl, isTyped } from './FilterControl.tsx';
import { visibleFilters } from './visibleFilters.ts';

interface FilterBarProps {
  readonly resource: Resource;
  readonly controls: ListControls;
  /** Another bar replaces it. */
  readonly isHidden: boolean;
  /** The switch of a list that polls. */
  readonly live: ReactNode;
  /** Rarely used tools. */
  readonly tools: ReactNode;
  /** The button that reads the rows again. */
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
  live,
  tools,
  children,
}: FilterBarProps): ReactNode {
  const t = useTranslate();
  const [isExpanded, setExpanded] = useState(false);
  const { filters, entity, constants } = resource;
  const first = visibleFilters(filters, state, isExpanded).shown.find(isTyped);
  const Chevron = isExpanded ? ChevronUp : ChevronDown;
  return (
    <FilterBarLayout
      resource={resource}
      state={state}
      isExpanded={isExpanded}
      label={t('list.filters')}
      inert={isHidden}
      controlOf={(filter) => (
        <FilterControl
          filter={filter}
          entity={entity}
          known={{ ...state.filters, ...constants }}
          values={state.filters}
          onChange={setFilters}
          isFirst={filter === first}
        />
      )}
      expand={
        <button
          type="button"
          className={controls.quiet}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'list.fewerFilters' : 'list.moreFilters')}
          <Chevron size={14} aria-hidden="true" />
        </button>
      }
      clearContent={(count) => (
        <>
          <FilterX size={16} aria-hidden="true" />
          {t('list.clearFilters', { count })}
        </>
      )}
      onClear={clearFilters}
      tools={[live, children, tools]}
    />
  );
}
