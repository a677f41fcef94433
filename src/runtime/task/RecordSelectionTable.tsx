import type { ReactNode } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Form } from '../../contract/model/form.ts';
import type { Resource, ResourceColumn } from '../../contract/model/resource.ts';
import { fieldKey } from '../../contract/text/captions.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { useFormScope } from '../fields/FormScope.ts';
import list from '../list/list.module.css';
import { ColumnCells } from '../list/table/ColumnCells.tsx';
import { SkeletonRows } from '../list/table/SkeletonRows.tsx';
import styles from './task.module.css';

interface RecordSelectionTableProps {
  readonly id: string;
  readonly resource: Resource;
  readonly rows: readonly Row[] | undefined;
  readonly isStale: boolean;
  /** The rows are those of other filters or another page, so they cannot be selected. */
  readonly isOther: boolean;
  readonly selected: ReadonlySet<string>;
  readonly select: (uuids: Iterable<string>) => void;
  readonly isInvalid: boolean;
}

/** Enough to identify records; the list itself shows the rest. */
const maxColumns = 6;

/** The name column, then the columns that the form filters by, then others up to the limit. */
function identifyingColumns(
  { columns, displayProperty }: Resource,
  { fields }: Form,
): readonly ResourceColumn[] {
  const rank = ({ property }: ResourceColumn): number =>
    property === displayProperty ? 0 : property in fields ? 1 : 2;
  return columns
    .filter((column) => !column.hidden || rank(column) < 2)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, maxColumns);
}

/** A page of records with checkboxes, and one for all. */
export function RecordSelectionTable(props: RecordSelectionTableProps): ReactNode {
  const { id, resource, rows, isStale, isOther, selected, select, isInvalid } = props;
  const t = useTranslate();
  const { entity, displayProperty } = resource;
  const columns = identifyingColumns(resource, useFormScope().form);
  const uuids = rows?.map(({ uuid }) => uuid) ?? [];
  const ticked = uuids.filter((uuid) => selected.has(uuid)).length;
  const isFull = ticked > 0 && ticked === uuids.length;
  const add = (more: readonly string[]) => select(new Set([...selected, ...more]));
  const drop = (less: readonly string[]) => select([...selected].filter((uuid) => !less.includes(uuid)));

  return (
    <div className={`${list.frame} ${styles.selectionFrame}`}>
      <table className={list.table} data-stale={isStale} aria-busy={rows === undefined || isStale}>
        <thead>
          <tr>
            <th scope="col" className={styles.checkboxCell}>
              <input
                type="checkbox"
                id={id}
                aria-label={t('task.pick.page')}
                aria-invalid={isInvalid}
                disabled={isOther}
                checked={isFull}
                ref={(box) => {
                  if (box) box.indeterminate = ticked > 0 && !isFull;
                }}
                onChange={() => (isFull ? drop(uuids) : add(uuids))}
              />
            </th>
            {columns.map(({ property }) => (
              <th key={property} scope="col">
                {t(`${fieldKey(entity, [property])}.title`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined && <SkeletonRows columns={columns.length + 1} />}
          {rows?.map((row) => {
            const isPicked = selected.has(row.uuid);
            return (
              <tr key={row.uuid} className={list.row} aria-selected={isPicked}>
                <td className={styles.checkboxCell}>
                  <input
                    type="checkbox"
                    aria-label={t('task.pick.row', { name: String(row[displayProperty] ?? '') })}
                    disabled={isOther}
                    checked={isPicked}
                    onChange={() => (isPicked ? drop([row.uuid]) : add([row.uuid]))}
                  />
                </td>
                <ColumnCells resource={resource} columns={columns} row={row} />
              </tr>
            );
          })}
          {rows?.length === 0 && (
            <tr>
              <td colSpan={columns.length + 1} className={styles.empty}>
                {t('task.none')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
