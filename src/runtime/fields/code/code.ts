import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { codeFace } from './face.tsx';

/** Text that a machine reads: JSON and expressions. */
export const code = {
  name: 'code',
  applies: ({ type, widget }) => type === 'object' || widget === 'code' || widget === 'json',
  ...plain(codeFace),
} as const satisfies FieldType;
