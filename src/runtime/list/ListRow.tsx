import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Column, Resource } from '../../contract/resource.ts';
import { fieldTypeOf } from '../fields/registry.ts';
import styles from './list.module.css';

interface ListRowProps {
  readonly resource: Resource;
  readonly columns: readonly Column[];
  readonly row: Row;
  readonly open: (row: Row) => void;
  readonly children: ReactNode;
}

/** A record; a click, or Enter while it has the focus, opens it. */
export const ListRow = memo(function ListRow({ resource, columns, row, open, children }: ListRowProps) {
  const { entity, lifecycle } = resource;
  const onClick = ({ target }: MouseEvent) => {
    const isAction = target instanceof Element && target.closest('[data-actions]') !== null;
    // Whoever selects text to copy it does not want to leave.
    if (!isAction && getSelection()?.isCollapsed !== false) open(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) open(row);
  };
  return (
    <tr className={styles.row} tabIndex={0} onClick={onClick} onKeyDown={onKeyDown}>
      {columns.map(({ property, field }) => {
        const { Cell, figures } = fieldTypeOf(field, entity, [property]);
        return (
          <td key={property} data-figures={figures} data-naming={property === resource.naming}>
            <Cell
              value={row[property]}
              record={row}
              field={field}
              entity={entity}
              path={[property]}
              lifecycle={lifecycle}
            />
          </td>
        );
      })}
      <td className={styles.actions} data-actions>
        {children}
      </td>
    </tr>
  );
});
