import { MappingFault } from '../MappingFault.ts';
import type { MappingRow } from '../MappingRow.ts';

/** The expression of a row as it is written. Throws `expressionMissing`. */
export function expressionOf({ expression }: MappingRow): string {
  if (expression === undefined || expression === '') throw new MappingFault('expressionMissing');
  return expression;
}
