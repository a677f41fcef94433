import type { FieldType } from '../FieldType.ts';
import { TextCell } from '../text/Cell.tsx';

/** Free text of several lines. */
export const multiline = {
  name: 'multiline',
  applies: ({ widget }) => widget === 'multiline',
  Cell: TextCell,
} as const satisfies FieldType;
