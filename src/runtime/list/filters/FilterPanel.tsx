import type { ReactNode } from 'react';
import type { ResourceFilter } from '../../../contract/model/resource.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import styles from '../list.module.css';
import { FilterControl } from './FilterControl.tsx';

type FilterTexts = Readonly<Record<string, string>>;

interface FilterPanelProps {
  readonly filters: readonly ResourceFilter[];
  readonly entity: string;
  /** Known values of the wanted records: other filters and a family's constants, for dependent look-ups. */
  readonly known: FilterTexts;
  /** Values of all filters, by `filterNamesOf`. */
  readonly values: FilterTexts;
  /** By `filterNamesOf`; an empty text clears the filter. */
  readonly onChange: (values: FilterTexts) => void;
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
