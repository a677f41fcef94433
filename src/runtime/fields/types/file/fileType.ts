import { defineCell, type FieldType } from '../../FieldType.ts';
import { renderCode } from '../code/codeType.tsx';

/** JSON text by file, drop or paste. */
export const fileType = {
  name: 'file',
  applies: ({ widget }) => widget === 'file',
  ...defineCell(renderCode),
} as const satisfies FieldType;
