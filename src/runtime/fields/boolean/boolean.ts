import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { booleanFace } from './face.tsx';

/** Yes or no. */
export const boolean = {
  name: 'boolean',
  applies: ({ type }) => type === 'boolean',
  ...plain(booleanFace),
} as const satisfies FieldType;
