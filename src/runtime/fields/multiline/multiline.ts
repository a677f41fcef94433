import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { textFace } from '../text/face.tsx';

/** Free text of several lines. */
export const multiline = {
  name: 'multiline',
  applies: ({ widget }) => widget === 'multiline',
  ...plain(textFace),
} as const satisfies FieldType;
