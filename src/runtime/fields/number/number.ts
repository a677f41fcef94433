import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { numberFace } from './face.ts';

/** A figure. */
export const number = {
  name: 'number',
  applies: ({ type }) => type === 'number' || type === 'integer',
  ...plain(numberFace),
  figures: true,
} as const satisfies FieldType;
