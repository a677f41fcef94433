import type { FieldType } from '../FieldType.ts';
import { ChoiceCell } from './Cell.tsx';

/** One of a closed list, each with its caption. */
export const choice = {
  name: 'choice',
  applies: ({ choices, type }) => choices !== undefined && type !== 'array',
  Cell: ChoiceCell,
} as const satisfies FieldType;
