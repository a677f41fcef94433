import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Form } from '../../contract/form.ts';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Column, Resource } from '../../contract/resource.ts';
import { useFormScope } from '../form/FormScope.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { ColumnCells } from '../list/ColumnCells.tsx';
import list from '../list/list.module.css';
import { SkeletonRows } from '../list/SkeletonRows.tsx';
import styles from './task.module.css';

interface PickTableProps {
  readonly id: string;
  readonly resource: Resource;
  readonly rows: readonly Row[] | undefined;
  readonly isStale: boolean;
  readonly picked: ReadonlySet<string>;
  readonly pick: (uuids: Iterable<string>) => void;
  readonly isWrong: boolean;
}

/** Enough to tell records apart; the list itself shows the rest. */
const mostColumns = 6;

/** The column that names a record, then those by which the form narrows, then as many others as there is room for. */
function tellingColumns({ columns, displayProperty: naming }: Resource, { fields }: Form): readonly Column[] {
  const rank = ({ property }: Column): number => (property === naming ? 0 : property in fields ? 1 : 2);
  return columns
    .filter((column) => !column.hidden || rank(column) < 2)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostColumns);
}

/** A page of records to tick, one by one or all at once. */
export function PickTable(props: PickTableProps): ReactNode {
  const { id, resource, rows, isStale, picked, pick, isWrong } = props;
  const t = useTranslate();
  const { entity, displayProperty: naming } = resource;
  const columns = tellingColumns(resource, useFormScope().form);
  const uuids = rows?.map(({ uuid }) => uuid) ?? [];
  const ticked = uuids.filter((uuid) => picked.has(uuid)).length;
  const isFull = ticked > 0 && ticked === uuids.length;
  const add = (more: readonly string[]) => pick(new Set([...picked, ...more]));
  const drop = (less: readonly string[]) => pick([...picked].filter((uuid) => !less.includes(uuid)));

  return (
    <div className={`${list.frame} ${styles.pickFrame}`}>
      <table className={list.table} data-stale={isStale} aria-busy={rows === undefined || isStale}>
        <thead>
          <tr>
            <th scope="col" className={styles.tick}>
              <input
                type="checkbox"
                id={id}
                aria-label={t('task.pick.page')}
                aria-invalid={isWrong}
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
            const isPicked = picked.has(row.uuid);
            return (
              <tr key={row.uuid} className={list.row} aria-selected={isPicked}>
                <td className={styles.tick}>
                  <input
                    type="checkbox"
                    aria-label={t('task.pick.row', { name: String(row[naming] ?? '') })}
                    checked={isPicked}
                    onChange={() => (isPicked ? drop([row.uuid]) : add([row.uuid]))}
                  />
                </td>
                <ColumnCells
                  columns={columns}
                  row={row}
                  entity={entity}
                  displayProperty={naming}
                  lifecycle={resource.lifecycle}
                />
              </tr>
            );
          })}
          {rows?.length === 0 && (
            <tr>
              <td colSpan={columns.length + 1} className={styles.none}>
                {t('task.none')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
