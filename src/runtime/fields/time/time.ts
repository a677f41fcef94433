import type { FieldType } from '../FieldType.ts';
import { TextCell } from '../text/Cell.tsx';

/** A time of day, HH:mm (SPEC.md section 9). */
export const time = {
  name: 'time',
  applies: ({ widget }) => widget === 'time',
  Cell: TextCell,
} as const satisfies FieldType;
