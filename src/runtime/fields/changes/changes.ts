import type { FieldType } from '../FieldType.ts';
import { ObjectListCell } from '../objectList/Cell.tsx';

/** What became of the fields of another record: rows of `{field, before, after}`. */
export const changes = {
  name: 'changes',
  applies: ({ widget }) => widget === 'changes',
  Cell: ObjectListCell,
} as const satisfies FieldType;
