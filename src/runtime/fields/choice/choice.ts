import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { choiceFace } from './face.tsx';

/** One of a closed list, each with its caption. */
export const choice = {
  name: 'choice',
  applies: ({ choices, type }) => choices !== undefined && type !== 'array',
  ...plain(choiceFace),
} as const satisfies FieldType;
