import type { FieldType } from '../FieldType.ts';
import { objectListFace } from '../objectList/face.ts';
import { plain } from '../plain.ts';

/** What became of the fields of another record: rows of `{field, before, after}`. */
export const changes = {
  name: 'changes',
  applies: ({ widget }) => widget === 'changes',
  ...plain(objectListFace),
} as const satisfies FieldType;
