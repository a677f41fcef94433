import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { textFace } from '../text/face.tsx';

/** A time of day, HH:mm (schemas/SPECIFICATION.md section 9). */
export const time = {
  name: 'time',
  applies: ({ widget }) => widget === 'time',
  ...plain(textFace),
} as const satisfies FieldType;
