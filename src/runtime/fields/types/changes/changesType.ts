import { defineCell, type FieldType } from '../../FieldType.ts';
import { renderItemCount } from '../objectList/objectListType.ts';

/** The changes of another record's fields: rows of `{field, before, after}`. */
export const changesType = {
  name: 'changes',
  applies: ({ widget }) => widget === 'changes',
  ...defineCell(renderItemCount),
} as const satisfies FieldType;
