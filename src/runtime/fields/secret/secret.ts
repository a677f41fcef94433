import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { secretFace } from './face.ts';

/** A value that is sent but never answered (schemas/SPECIFICATION.md section 12). */
export const secret = {
  name: 'secret',
  applies: ({ writeOnly }) => writeOnly === true,
  ...plain(secretFace),
} as const satisfies FieldType;
