import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { textFace } from './face.tsx';

/** Free text: what a string is when nothing more is said. */
export const text = {
  name: 'text',
  applies: ({ type }) => type === 'string',
  ...plain(textFace),
} as const satisfies FieldType;
