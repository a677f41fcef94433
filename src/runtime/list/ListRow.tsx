import { Fragment, type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Column, Resource } from '../../contract/resource.ts';
import { RowActions, type RowActionsProps } from '../actions/RowActions.tsx';
import { useNameOf } from '../fields/useNameOf.ts';
import type { ColumnFace } from './columnFaces.ts';
import { Lead } from './Lead.tsx';
import styles from './list.module.css';

/** What all rows of a list share. */
export interface RowBehaviour extends Pick<RowActionsProps, 'run' | 'edit'> {
  readonly open: (row: Row) => void;
  /** Where a value leads whose column names a tab of the record's page; where records have no page it leads nowhere. */
  readonly lead?: (column: Column, row: Row) => string;
}

interface ListRowProps extends RowBehaviour {
  readonly resource: Resource;
  readonly faces: readonly ColumnFace[];
  /** Place of the column that the sparkline stands behind; undefined where there are none. */
  readonly drawnAt: number | undefined;
  readonly sparkline: ReactNode;
  readonly row: Row;
  /** Undefined where rows are not chosen; `ListTable` hears of the choice. */
  readonly isChosen: boolean | undefined;
  /** An action on it is under way. */
  readonly isBusy: boolean;
}

/** A record; a click, or Enter while it has the focus, opens it. Rendered again only when something of it has changed. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { resource, faces, drawnAt, sparkline, row, isChosen, isBusy, open, lead, run, edit } = props;
  const { entity, lifecycle } = resource;
  const nameOf = useNameOf(resource);
  const onClick = ({ target }: MouseEvent) => {
    const isAction = target instanceof Element && target.closest('a, [data-actions], [data-choice]') !== null;
    // Whoever selects text to copy it does not want to leave.
    if (!isAction && getSelection()?.isCollapsed !== false) open(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    // Otherwise the same key press reaches the first button of the dialog that opens.
    event.preventDefault();
    open(row);
  };
  return (
    <tr
      className={styles.row}
      tabIndex={0}
      aria-selected={isChosen}
      data-uuid={row.uuid}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {isChosen !== undefined && (
        <td className={styles.choice} data-choice>
          <input type="checkbox" aria-label={nameOf(row)} checked={isChosen} readOnly />
        </td>
      )}
      {faces.map((face, index) => {
        const { property, field, path, recordTab: tab, Cell, figures } = face;
        const cell = (
          <Cell
            value={row[property]}
            record={row}
            field={field}
            entity={entity}
            path={path}
            lifecycle={lifecycle}
          />
        );
        return (
          <Fragment key={property}>
            <td data-figures={figures} data-naming={property === resource.displayProperty || undefined}>
              {lead && tab && row[property] ? (
                <Lead resource={resource} column={face} to={() => lead(face, row)}>
                  {cell}
                </Lead>
              ) : (
                cell
              )}
            </td>
            {index === drawnAt && <td className={styles.sparkline}>{sparkline}</td>}
          </Fragment>
        );
      })}
      <td className={styles.actions} data-actions inert={isBusy}>
        <RowActions resource={resource} row={row} run={run} edit={edit} />
      </td>
    </tr>
  );
});
