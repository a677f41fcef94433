import type { FieldType } from '../FieldType.ts';
import { CodeCell } from './Cell.tsx';

/** Text that a machine reads: JSON and expressions. */
export const code = {
  name: 'code',
  applies: ({ type, widget }) => type === 'object' || widget === 'code' || widget === 'json',
  Cell: CodeCell,
} as const satisfies FieldType;
