import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Resource } from '../../contract/resource.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { FilterControl } from './FilterControl.tsx';
import styles from './list.module.css';
import type { ListControls } from './useListState.ts';

interface FilterBarProps {
  readonly resource: Resource;
  readonly controls: ListControls;
  /** At the end of the bar. */
  readonly children: ReactNode;
}

/** One control for each filter, how many are set, and a button that clears them. */
export function FilterBar({
  resource,
  controls: { state, setFilter, clearFilters },
  children,
}: FilterBarProps): ReactNode {
  const t = useTranslate();
  const active = Object.keys(state.filters).length;
  return (
    <search className={styles.filters} aria-label={t('list.filters')}>
      {resource.filters.map(({ property, field }) => (
        <FilterControl
          key={property}
          property={property}
          field={field}
          entity={resource.entity}
          known={{ ...state.filters, ...resource.constants }}
          value={state.filters[property] ?? ''}
          onChange={(value) => setFilter(property, value)}
        />
      ))}
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
