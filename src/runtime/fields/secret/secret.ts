import type { FieldType } from '../FieldType.ts';
import { SecretCell } from './Cell.tsx';

/** A value that is sent but never answered (DECISIONS.md, "Secrets"). */
export const secret = {
  name: 'secret',
  applies: ({ writeOnly }) => writeOnly === true,
  Cell: SecretCell,
} as const satisfies FieldType;
