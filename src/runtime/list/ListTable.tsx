import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Column, Resource } from '../../contract/resource.ts';
import { Offering } from '../fields/reference/Offers.tsx';
import { isAlike } from '../fields/reference/useOptions.ts';
import { fieldTypeOf } from '../fields/registry.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import shared from '../theme/controls.module.css';
import { ListRow, type RowBehaviour } from './ListRow.tsx';
import styles from './list.module.css';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { ListControls } from './useListState.ts';

interface ListTableProps extends RowBehaviour {
  readonly resource: Resource;
  readonly columns: readonly Column[];
  readonly controls: ListControls;
  /** Undefined while there is no answer yet. */
  readonly rows: readonly Row[] | undefined;
  readonly isStale: boolean;
  /** The uuid of the record whose action is under way. */
  readonly running: string | undefined;
}

/** Rows within the look-ups of their columns. */
const withOffers = (columns: readonly Column[], rows: ReactNode): ReactNode =>
  columns.reduce(
    (inner, { property, field: { reference } }) =>
      reference && isAlike(reference) ? (
        <Offering key={property} reference={reference}>
          {inner}
        </Offering>
      ) : (
        inner
      ),
    rows,
  );

/** The rows, under headers that sort. It scrolls within itself, so that the page never does sideways. */
export function ListTable(props: ListTableProps): ReactNode {
  const { resource, columns, controls, rows, isStale, running, ...behaviour } = props;
  const t = useTranslate();
  return (
    <table className={styles.table} aria-busy={rows === undefined || isStale} data-stale={isStale}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Header key={column.property} column={column} entity={resource.entity} controls={controls} />
          ))}
          <th scope="col" className={styles.actions}>
            <span className={shared.heard}>{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows === undefined ? (
          <SkeletonRows columns={columns.length + 1} />
        ) : (
          withOffers(
            columns,
            rows.map((row) => (
              <ListRow
                key={row.uuid}
                resource={resource}
                columns={columns}
                row={row}
                isBusy={running === row.uuid}
                {...behaviour}
              />
            )),
          )
        )}
      </tbody>
    </table>
  );
}

interface HeaderProps {
  readonly column: Column;
  readonly entity: string;
  readonly controls: ListControls;
}

function Header({
  column: { property, field, sortable },
  entity,
  controls: { state, sortBy },
}: HeaderProps): ReactNode {
  const t = useTranslate();
  const caption = t(`${fieldKey(entity, [property])}.title`);
  const sorted = state.sort === property;
  const figures = fieldTypeOf(field, entity, [property]).figures;
  const Arrow = state.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      data-figures={figures}
      aria-sort={sorted ? (state.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {sortable ? (
        <button type="button" className={styles.sort} onClick={() => sortBy(property)}>
          {caption}
          {sorted && <Arrow size={14} aria-hidden="true" />}
        </button>
      ) : (
        caption
      )}
    </th>
  );
}
