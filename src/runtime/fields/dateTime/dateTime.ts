import type { FieldType } from '../FieldType.ts';
import { DateTimeCell } from './Cell.tsx';

/** An instant. */
export const dateTime = {
  name: 'dateTime',
  applies: ({ format }) => format === 'date-time',
  Cell: DateTimeCell,
} as const satisfies FieldType;
