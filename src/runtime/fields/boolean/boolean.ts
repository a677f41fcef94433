import type { FieldType } from '../FieldType.ts';
import { BooleanCell } from './Cell.tsx';

/** Yes or no. */
export const boolean = {
  name: 'boolean',
  applies: ({ type }) => type === 'boolean',
  Cell: BooleanCell,
} as const satisfies FieldType;
