import { codeFace } from '../code/face.tsx';
import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';

/** When something runs: a cron expression of five parts. */
export const cron = {
  name: 'cron',
  applies: ({ format }) => format === 'cron',
  ...plain(codeFace),
} as const satisfies FieldType;
