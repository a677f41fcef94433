import type { SchemaSource } from '../source.ts';

/** Whether lists narrow a property by a range: what `isRange` (src/contract/rangeName.ts) says of its field. */
export function isRanged({
  type,
  format,
  oneOf,
  enum: choices,
  'x-reference': reference,
}: SchemaSource): boolean {
  const isLimited = oneOf !== undefined || choices !== undefined || reference !== undefined;
  return !isLimited && (type === 'integer' || type === 'number' || format === 'date-time');
}
