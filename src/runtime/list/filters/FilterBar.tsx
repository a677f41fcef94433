import ListFilter from 'lucide-react/icons/list-filter';
import type { ReactNode } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import controls from '../../core/theme/controls.module.css';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import { Popup } from '../../feedback/popup/Popup.tsx';
import { useTextZone } from '../../fields/timeZone/useTimeZone.tsx';
import { FilterBarLayout, FilterChipLayout } from '../ListLayout.tsx';
import type { ListControls } from '../query/useListState.ts';
import { filterTextOf } from './filterText.ts';
import { splitFilters } from './splitFilters.ts';
import { TextFilter } from './TextFilter.tsx';

/** Few lists open with a filter. */
export const LazyFilterChip = lazyComponent(async () => (await import('./FilterChip.tsx')).FilterChip);

/** The groups of phrases for filter values. Filters show the same choices as forms, so they need `validation`. */
export const filterPhrases = ['filterPanel', 'validation', 'instant'];

const LazyFilterPanel = lazyComponent(
  async () => (await import('./FilterPanel.tsx')).FilterPanel,
  filterPhrases,
);

interface FilterBarProps {
  readonly resource: Resource;
  readonly list: ListControls;
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
 * A search field, one button that opens all other filters, and a chip for each set filter with a button that
 * clears them.
 */
export function FilterBar({
  resource,
  list: { state, setFilters, clearFilters },
  isHidden,
  live,
  tools,
  children,
}: FilterBarProps): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const timeZone = useTextZone();
  const { filters, entity, constants } = resource;
  const { panel } = splitFilters(filters, state);
  const shared = {
    entity,
    known: { ...state.filters, ...constants },
    values: state.filters,
    onChange: setFilters,
  };
  return (
    <FilterBarLayout
      filters={filters}
      state={state}
      refresh={resource.refresh}
      label={t('list.filters')}
      inert={isHidden}
      searchOf={({ property }) => {
        const name = t(`${fieldKey(entity, [property])}.title`);
        return (
          <TextFilter
            name={name}
            value={state.filters[property] ?? ''}
            onChange={(value) => setFilters({ [property]: value })}
            shortcut={shortcutProps('search', name)}
          />
        );
      }}
      panel={
        <Popup
          name={t('list.filter')}
          className={controls.button}
          align="start"
          onIntent={LazyFilterPanel.preload}
          content={
            <>
              <ListFilter size={16} aria-hidden="true" />
              {t('list.filter')}
            </>
          }
        >
          {() => (
            <LazyPart>
              <LazyFilterPanel filters={panel} {...shared} />
            </LazyPart>
          )}
        </Popup>
      }
      chipOf={(filter) => (
        <LazyPart
          fallback={
            <FilterChipLayout
              name={t(`${fieldKey(entity, [filter.property])}.title`)}
              value={filterTextOf(filter, entity, state.filters, { translate: t, formats, timeZone })}
            />
          }
        >
          <LazyFilterChip filter={filter} {...shared} />
        </LazyPart>
      )}
      clearText={(count) => t('list.clearFilters', { count })}
      onClear={({ currentTarget }) => {
        // The pressed button goes with the filters.
        currentTarget.parentElement?.querySelector<HTMLElement>('input,button')?.focus();
        clearFilters();
      }}
      tools={[live, children, tools]}
    />
  );
}
