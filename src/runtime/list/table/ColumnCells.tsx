import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource, ResourceColumn } from '../../../contract/model/resource.ts';
import { fieldTypeOf } from '../../fields/registry.ts';
import { RecordTimeZone } from '../../fields/timeZone/RecordTimeZone.tsx';
import { columnsZoneSourceOf } from '../../fields/timeZone/zoneOf.ts';

interface ColumnCellsProps {
  readonly resource: Resource;
  /** The shown columns of the resource. */
  readonly columns: readonly ResourceColumn[];
  readonly row: Row;
}

/** The cells of a record in a small table for selection, without links. Instants name their zone. */
export const ColumnCells = ({ resource, columns, row }: ColumnCellsProps): ReactNode => {
  const { entity, displayProperty, lifecycle } = resource;
  return (
    <RecordTimeZone source={columnsZoneSourceOf(resource.columns)} record={row}>
      {columns.map(({ property, field }) => {
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
      })}
    </RecordTimeZone>
  );
};
