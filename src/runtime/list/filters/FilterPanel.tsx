import type { ReactNode } from 'react';
import type { ResourceFilter } from '../../../contract/model/resource.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import styles from '../list.module.css';
import { FilterControl, type FilterProps } from './FilterControl.tsx';

interface FilterPanelProps extends Omit<FilterProps, 'filter' | 'emptyText'> {
  readonly filters: readonly ResourceFilter[];
}

/** The filters of a list, each with its name above. Every choice applies at once. */
export function FilterPanel({ filters, entity, ...values }: FilterPanelProps): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles.filterPanel}>
      {filters.map((filter) => (
        <div key={filter.property} className={styles.filter}>
          <span className={styles.filterName} aria-hidden="true">
            {t(`${fieldKey(entity, [filter.property])}.title`)}
          </span>
          <FilterControl filter={filter} entity={entity} {...values} />
        </div>
      ))}
    </div>
  );
}
