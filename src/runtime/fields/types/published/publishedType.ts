import { defineCell, type FieldType } from '../../FieldType.ts';
import { renderCode } from '../code/codeType.tsx';

/** A value of a published schema (contract/model/publishedSchema.ts). */
export const publishedType = {
  name: 'external',
  applies: (field) => field.external !== undefined,
  ...defineCell(renderCode),
} as const satisfies FieldType;
