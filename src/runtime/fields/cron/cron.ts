import { CodeCell } from '../code/Cell.tsx';
import type { FieldType } from '../FieldType.ts';

/** When something runs: a cron expression of five parts. */
export const cron = {
  name: 'cron',
  applies: ({ format }) => format === 'cron',
  Cell: CodeCell,
} as const satisfies FieldType;
