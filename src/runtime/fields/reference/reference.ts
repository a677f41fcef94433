import type { FieldType } from '../FieldType.ts';
import { ReferenceCell } from './Cell.tsx';

/** One of the records, or values, that another call offers (`x-reference`). */
export const reference = {
  name: 'reference',
  applies: ({ reference, type }) => reference !== undefined && type !== 'array',
  Cell: ReferenceCell,
} as const satisfies FieldType;
