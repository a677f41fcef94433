import { CodeCell } from '../code/Cell.tsx';
import type { FieldType } from '../FieldType.ts';

/** A value of a published schema (contract/external.ts). */
export const external = {
  name: 'external',
  applies: (field) => field.external !== undefined,
  Cell: CodeCell,
} as const satisfies FieldType;
