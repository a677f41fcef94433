import { CodeCell } from '../code/Cell.tsx';
import type { FieldType } from '../FieldType.ts';

/** JSON text that comes by file, drop or paste. */
export const file = {
  name: 'file',
  applies: ({ widget }) => widget === 'file',
  Cell: CodeCell,
} as const satisfies FieldType;
