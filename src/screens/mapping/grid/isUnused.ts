import type { Column } from '../sheet/Sheet.ts';

/** Columns that a function makes no use of: `x-visible-when` of entity `fieldMapping`, which a test compares. */
const unused: Readonly<Record<string, Column>> = {
  REGULAR: 'expression',
  NEGATE: 'expression',
  CURRENT_TIME: 'sourceField',
  FIXED_VALUE: 'sourceField',
  POST_CUSTOM: 'sourceField',
};

export const isUnused = (column: Column, functionType: string): boolean => unused[functionType] === column;
