import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { choicesFace } from './face.tsx';

/** Several values: of a closed list, of a reference, or free words. */
export const choices = {
  name: 'choices',
  applies: ({ type, fields }) => type === 'array' && fields === undefined,
  ...plain(choicesFace),
} as const satisfies FieldType;
