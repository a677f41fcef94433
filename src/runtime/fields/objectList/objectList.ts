import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { objectListFace } from './face.ts';

/** Rows of the same few fields. */
export const objectList = {
  name: 'objectList',
  applies: ({ type, fields }) => type === 'array' && fields !== undefined,
  ...plain(objectListFace),
} as const satisfies FieldType;
