import type { FieldType } from '../FieldType.ts';
import { ChoicesCell } from './Cell.tsx';

/** Several values: of a closed list, of a reference, or free words. */
export const choices = {
  name: 'choices',
  applies: ({ type, fields }) => type === 'array' && fields === undefined,
  Cell: ChoicesCell,
} as const satisfies FieldType;
