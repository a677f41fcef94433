import { codeFace } from '../code/face.tsx';
import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';

/** JSON text that comes by file, drop or paste. */
export const file = {
  name: 'file',
  applies: ({ widget }) => widget === 'file',
  ...plain(codeFace),
} as const satisfies FieldType;
