import { codeFace } from '../code/face.tsx';
import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';

/** A value of a published schema (contract/external.ts). */
export const external = {
  name: 'external',
  applies: (field) => field.external !== undefined,
  ...plain(codeFace),
} as const satisfies FieldType;
