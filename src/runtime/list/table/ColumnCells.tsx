import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource, ResourceColumn } from '../../../contract/model/resource.ts';
import { fieldTypeOf } from '../../fields/registry.ts';

interface ColumnCellsProps extends Pick<Resource, 'entity' | 'displayProperty' | 'lifecycle'> {
  readonly columns: readonly ResourceColumn[];
  readonly row: Row;
}

/** The cells of a record in a small table for selection, without links. */
export const ColumnCells = ({
  columns,
  row,
  entity,
  displayProperty,
  lifecycle,
}: ColumnCellsProps): ReactNode =>
  columns.map(({ property, field }) => {
    const { Cell } = fieldTypeOf(field, entity, [property]);
    return (
      <td key={property} data-naming={property === displayProperty}>
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
  });
