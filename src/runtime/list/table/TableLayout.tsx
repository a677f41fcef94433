import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { ZoneName } from '../../fields/timeZone/renderInstant.tsx';
import styles from '../list.module.css';
import type { ListState } from '../query/useListState.ts';
import type { ListColumn, ListColumns, RowProperty } from './useColumns.ts';

// The layout of the table, without hooks: React fills it with controls, the prerender with placeholders.

interface TableLayoutProps extends Omit<ComponentProps<'table'>, 'children'> {
  readonly columns: readonly ListColumn[];
  /** The checkbox of the page; undefined where rows cannot be selected. */
  readonly choice: ReactNode;
  /** Index of the column before the sparkline; undefined without sparklines. */
  readonly sparklineIndex: number | undefined;
  readonly sparklineCaption?: ReactNode;
  readonly headerOf: (column: ListColumn) => ReactNode;
  readonly actionsCaption?: ReactNode;
  readonly bodyProps?: ComponentProps<'tbody'>;
  readonly children: ReactNode;
}

export const TableLayout = ({
  columns,
  choice,
  sparklineIndex,
  sparklineCaption,
  headerOf,
  actionsCaption,
  bodyProps,
  children,
  ...tableProps
}: TableLayoutProps): ReactNode => (
  <table className={styles.table} {...tableProps}>
    <thead>
      <tr>
        {choice && (
          <th scope="col" className={styles.choice}>
            {choice}
          </th>
        )}
        {columns.map((column, index) => (
          <Fragment key={column.property}>
            {headerOf(column)}
            {index === sparklineIndex && (
              <th scope="col" className={styles.sparkline}>
                {sparklineCaption}
              </th>
            )}
          </Fragment>
        ))}
        <th scope="col" className={styles.actions}>
          {actionsCaption}
        </th>
      </tr>
    </thead>
    <tbody {...bodyProps}>{children}</tbody>
  </table>
);

interface HeaderCellProps {
  readonly column: ListColumn;
  readonly caption: string;
  /** The direction in which the rows are sorted by this column. */
  readonly sorted: ListState['order'] | undefined;
  readonly arrow: ReactNode;
  /** The time zone of all instants of the table, if the rows share it. */
  readonly timeZone: string | undefined;
  readonly onSort?: () => void;
}

export const HeaderCell = ({
  column: { sortable, isNumeric, isInstant, isLong, priority },
  caption,
  sorted,
  arrow,
  timeZone,
  onSort,
}: HeaderCellProps): ReactNode => (
  <th
    scope="col"
    data-figures={isNumeric}
    data-priority={priority}
    data-long={isLong || undefined}
    aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
  >
    {sortable ? (
      <button type="button" className={styles.sort} onClick={onSort}>
        {caption}
        {sorted && arrow}
      </button>
    ) : (
      caption
    )}
    {isInstant && timeZone !== undefined && <ZoneName of={timeZone} />}
  </th>
);

interface RowLayoutProps extends ListColumns, Omit<ComponentProps<'tr'>, 'children' | 'resource'> {
  readonly resource: Resource;
  readonly row: Row;
  readonly choice: ReactNode;
  readonly sparklineIndex: number | undefined;
  readonly sparkline?: ReactNode;
  readonly cellOf: (property: RowProperty) => ReactNode;
  /** Wraps the value of a column that links to a tab of the record page; undefined where records have no page. */
  readonly linkOf?: (column: ListColumn, value: ReactNode) => ReactNode;
  readonly actions: ReactNode;
  readonly isBusy?: boolean;
}

interface SubtitleProps extends Pick<RowLayoutProps, 'row' | 'cellOf'> {
  readonly properties: ListColumns['subtitle'];
}

/** The values that distinguish records of the same name; nothing if all are empty. */
function Subtitle({ properties, row, cellOf }: SubtitleProps): ReactNode {
  const filled = properties.filter(({ property }) => row[property] !== undefined && row[property] !== '');
  if (filled.length === 0) return null;
  return (
    <small className={styles.subtitle}>
      {filled.map((property) => (
        <span key={property.property} data-column={property.priority}>
          {cellOf(property)}
        </span>
      ))}
    </small>
  );
}

export const RowLayout = ({
  resource: { displayProperty },
  row,
  columns,
  subtitle,
  choice,
  sparklineIndex,
  sparkline,
  cellOf,
  linkOf,
  actions,
  isBusy,
  ...rowProps
}: RowLayoutProps): ReactNode => (
  <tr className={styles.row} tabIndex={0} data-uuid={row.uuid} {...rowProps}>
    {choice && (
      <td className={styles.choice} data-choice>
        {choice}
      </td>
    )}
    {columns.map((column, index) => {
      const { property, isNumeric, isLong, priority, recordTab } = column;
      const isNaming = property === displayProperty || undefined;
      const value = cellOf(column);
      return (
        <Fragment key={property}>
          <td
            data-figures={isNumeric}
            data-priority={priority}
            data-naming={isNaming}
            data-long={isLong || undefined}
          >
            {linkOf && recordTab && row[property] ? linkOf(column, value) : value}
            {isNaming && <Subtitle properties={subtitle} row={row} cellOf={cellOf} />}
          </td>
          {index === sparklineIndex && <td className={styles.sparkline}>{sparkline}</td>}
        </Fragment>
      );
    })}
    <td className={styles.actions} data-actions inert={isBusy}>
      {actions}
    </td>
  </tr>
);
