import type { FieldType } from '../FieldType.ts';
import { FailureCell } from './Cell.tsx';

/** Why something failed: told before all else. */
export const failure = {
  name: 'failure',
  applies: ({ widget }) => widget === 'failure',
  Cell: FailureCell,
} as const satisfies FieldType;
