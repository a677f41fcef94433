import type { FieldType } from '../FieldType.ts';
import { NumberCell } from './Cell.tsx';

/** A figure. */
export const number = {
  name: 'number',
  applies: ({ type }) => type === 'number' || type === 'integer',
  Cell: NumberCell,
  figures: true,
} as const satisfies FieldType;
