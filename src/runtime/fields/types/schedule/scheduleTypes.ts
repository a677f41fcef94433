import { defineCell, type FieldType } from '../../FieldType.ts';
import { renderCode } from '../code/codeType.tsx';
import { renderText } from '../text/textTypes.tsx';

/** A schedule: a cron expression of five parts. */
export const cronType = {
  name: 'cron',
  applies: ({ format }) => format === 'cron',
  ...defineCell(renderCode),
} as const satisfies FieldType;

/** A time of day, HH:mm (schemas/SPECIFICATION.md section 9). */
export const timeType = {
  name: 'time',
  applies: ({ widget }) => widget === 'time',
  ...defineCell(renderText),
} as const satisfies FieldType;
