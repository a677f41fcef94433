import { MappingFault } from '../MappingFault.ts';
import type { FunctionCall } from './FunctionCall.ts';

/** The expression of a row as it is written. Throws `expressionMissing`. */
export function expressionOf({ row }: FunctionCall): string {
  if (row.expression === undefined || row.expression === '') throw new MappingFault('expressionMissing');
  return row.expression;
}
