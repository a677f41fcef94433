import type { KeyboardEvent, ReactNode } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import { fieldKey } from '../../../contract/labelKey.ts';
import type { Resource } from '../../../contract/resource.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { ColumnCells } from '../../../runtime/list/ColumnCells.tsx';
import list from '../../../runtime/list/list.module.css';
import { SkeletonRows } from '../../../runtime/list/SkeletonRows.tsx';
import styles from '../debugging.module.css';
import type { Source } from './sources.ts';

interface TakeTableProps {
  readonly resource: Resource;
  readonly source: Source;
  readonly rows: readonly Row[] | undefined;
  readonly isStale: boolean;
  /** Said instead of rows. */
  readonly none: string;
  readonly choose: (row: Row) => void;
}

/** A page of records; a click or Enter takes the document of one. Those without a document are there, but cannot be taken. */
export function TakeTable({ resource, source, rows, isStale, none, choose }: TakeTableProps): ReactNode {
  const t = useTranslate();
  const { entity, lifecycle, displayProperty: naming } = resource;
  const columns = source.columns.flatMap((name) =>
    resource.columns.filter(({ property }) => property === name),
  );
  return (
    <div className={`${list.frame} ${styles.takeFrame}`}>
      <table className={list.table} data-stale={isStale} aria-busy={rows === undefined || isStale}>
        <thead>
          <tr>
            {columns.map(({ property }) => (
              <th key={property} scope="col">
                {t(`${fieldKey(entity, [property])}.title`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined && <SkeletonRows columns={columns.length} />}
          {rows?.map((row) => {
            const document = row[source.document];
            const isThere = typeof document === 'string' && document !== '';
            const onKeyDown = (event: KeyboardEvent): void => {
              if (event.key !== 'Enter' || !isThere) return;
              // Otherwise the same key press reaches the button that has the focus once the dialog is closed.
              event.preventDefault();
              choose(row);
            };
            return (
              <tr
                key={row.uuid}
                className={list.row}
                tabIndex={isThere ? 0 : -1}
                aria-disabled={!isThere}
                title={isThere ? undefined : t('debugging.take.empty')}
                onClick={() => isThere && choose(row)}
                onKeyDown={onKeyDown}
              >
                <ColumnCells
                  columns={columns}
                  row={row}
                  entity={entity}
                  displayProperty={naming}
                  lifecycle={lifecycle}
                />
              </tr>
            );
          })}
          {rows?.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={styles.none}>
                {none}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
