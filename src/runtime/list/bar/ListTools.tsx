import Columns3 from 'lucide-react/icons/columns-3';
import type { ReactNode } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { getOperation } from '../../api/operations.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { Popup } from '../../feedback/popup/Popup.tsx';
import { hasSparklines, sparklineColumn } from '../../metrics/metricsAvailability.ts';
import { CsvButton } from '../csv/CsvButton.tsx';
import styles from '../list.module.css';
import { listOperationOf, missingScopeOf } from '../query/listRequest.ts';
import type { ListControls } from '../query/useListState.ts';
import { SavedFilterMenu } from '../savedFilters/SavedFilterMenu.tsx';
import type { ColumnChoice } from '../table/useColumns.ts';

interface ListToolsProps {
  readonly resource: Resource;
  readonly list: ListControls;
  readonly choice: ColumnChoice;
}

/** Rarely used tools of a list: saved filters, the export, the choice of columns. */
export function ListTools({ resource, list, choice }: ListToolsProps): ReactNode {
  const operation = getOperation(listOperationOf(resource), `The resource "${resource.name}"`);
  const isReadable = missingScopeOf(resource, operation, list.state).length === 0;
  return (
    <>
      <SavedFilterMenu resource={resource} list={list} />
      {isReadable && <CsvButton resource={resource} columns={choice.columns} state={list.state} />}
      <ColumnMenu resource={resource} choice={choice} />
    </>
  );
}

/** A menu to choose the visible columns. */
function ColumnMenu({
  resource,
  choice,
}: {
  readonly resource: Resource;
  readonly choice: ColumnChoice;
}): ReactNode {
  const t = useTranslate();
  const { columns: own, metrics, displayProperty, entity } = resource;
  const columns = hasSparklines(metrics) ? [...own, sparklineColumn] : own;
  return (
    <Popup
      name={t('list.columns')}
      className={controls.icon}
      content={<Columns3 size={16} aria-hidden="true" />}
    >
      {() =>
        columns.map((column) => (
          <label key={column.property} className={styles.columnOption}>
            <input
              type="checkbox"
              checked={choice.isShown(column)}
              disabled={column.property === displayProperty}
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
