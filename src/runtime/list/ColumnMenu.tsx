import Columns3 from 'lucide-react/icons/columns-3';
import type { ReactNode } from 'react';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Resource } from '../../contract/resource.ts';
import { Popup } from '../actions/Popup.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { isOffered } from '../strip/isOffered.ts';
import { sparklineColumn } from '../strip/sparklineColumn.ts';
import controls from '../theme/controls.module.css';
import styles from './list.module.css';
import type { ColumnChoice } from './useColumns.ts';

/** Which columns to show. */
export function ColumnMenu({
  resource,
  choice,
}: {
  readonly resource: Resource;
  readonly choice: ColumnChoice;
}): ReactNode {
  const t = useTranslate();
  const { columns: own, metrics: strip, displayProperty: naming, entity } = resource;
  const isDrawn = strip?.afterColumn !== undefined && isOffered(strip.name);
  const columns = isDrawn ? [...own, sparklineColumn] : own;
  return (
    <Popup
      name={t('list.columns')}
      className={controls.icon}
      face={<Columns3 size={16} aria-hidden="true" />}
    >
      {() =>
        columns.map((column) => (
          <label key={column.property} className={styles.columnChoice}>
            <input
              type="checkbox"
              checked={choice.isShown(column)}
              disabled={column.property === naming}
              onChange={() => choice.toggle(column)}
            />
            {t(
              column === sparklineColumn ? 'list.sparklines' : `${fieldKey(entity, [column.property])}.title`,
            )}
          </label>
        ))
      }
    </Popup>
  );
}
