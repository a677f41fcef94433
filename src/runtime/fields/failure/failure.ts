import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { failureFace } from './face.tsx';

/** Why something failed: told before all else. */
export const failure = {
  name: 'failure',
  applies: ({ widget }) => widget === 'failure',
  ...plain(failureFace),
} as const satisfies FieldType;
