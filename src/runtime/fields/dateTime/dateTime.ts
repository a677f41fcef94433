import type { FieldType } from '../FieldType.ts';
import { plain } from '../plain.ts';
import { dateTimeFace } from './face.tsx';

/** An instant. */
export const dateTime = {
  name: 'dateTime',
  applies: ({ format }) => format === 'date-time',
  ...plain(dateTimeFace),
} as const satisfies FieldType;
