import type { FieldType } from '../FieldType.ts';
import { ObjectListCell } from './Cell.tsx';

/** Rows of the same few fields. */
export const objectList = {
  name: 'objectList',
  applies: ({ type, fields }) => type === 'array' && fields !== undefined,
  Cell: ObjectListCell,
} as const satisfies FieldType;
