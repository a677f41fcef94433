import type { FieldMapping } from '../../../generated/types.ts';
import { convert } from '../../../mapping/convert.ts';

/** The value that a row gives by itself: a fixed one, or the default; undefined where it has none, or none of its type. */
export function constantOf({ functionType, expression, type }: FieldMapping): unknown {
  if (functionType !== 'FIXED_VALUE' && functionType !== 'DEFAULT_VALUE') return undefined;
  try {
    return convert(expression, type) ?? undefined;
  } catch {
    // The mapping has a mistake there, and its own checks tell of it.
    return undefined;
  }
}
