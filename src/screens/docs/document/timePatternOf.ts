import type { FieldMapping } from '../../../generated/types.ts';

/** How a row writes a time; undefined for rows that write none by a pattern. As src/mapping/functions reads their expressions. */
export function timePatternOf({ functionType, expression = '' }: FieldMapping): string | undefined {
  if (functionType === 'CURRENT_TIME') return expression.trim() || 'yyyy-MM-dd HH:mm:ss';
  return functionType === 'FORMAT_TIME' ? expression.split('=>').at(-1)?.trim() : undefined;
}
