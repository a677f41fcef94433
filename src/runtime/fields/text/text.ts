import type { FieldType } from '../FieldType.ts';
import { TextCell } from './Cell.tsx';

/** Free text: what a string is when nothing more is said. */
export const text = {
  name: 'text',
  applies: ({ type }) => type === 'string',
  Cell: TextCell,
} as const satisfies FieldType;
