import type { FieldType } from '../../FieldType.ts';
import { defineCell } from '../../FieldType.ts';
import { renderItemCount } from '../objectList/objectListType.ts';

/** What became of the fields of another record: rows of `{field, before, after}`. */
export const changesType = {
  name: 'changes',
  applies: ({ widget }) => widget === 'changes',
  ...defineCell(renderItemCount),
} as const satisfies FieldType;
