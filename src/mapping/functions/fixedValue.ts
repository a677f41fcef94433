import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './MappingFunction.ts';

/** `WMS` → "WMS", whatever the document holds. */
export const fixedValue: MappingFunction = {
  sources: 'any',
  read: (row) => {
    const value = expressionOf(row);
    return () => value;
  },
};
