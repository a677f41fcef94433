import type { Column, Resource } from '../../contract/resource.ts';
import type { FieldType } from '../fields/FieldType.ts';
import { fieldTypeOf } from '../fields/registry.ts';

/** A column and what its cells are shown with. */
export interface ColumnFace extends Column, Pick<FieldType, 'Cell' | 'face' | 'figures'> {
  readonly path: readonly string[];
}

/** Found once for each column, not for each cell. */
export const columnFaces = ({ entity }: Resource, columns: readonly Column[]): readonly ColumnFace[] =>
  columns.map((column) => {
    const path = [column.property];
    const { Cell, face, figures } = fieldTypeOf(column.field, entity, path);
    return { ...column, path, Cell, face, figures };
  });
