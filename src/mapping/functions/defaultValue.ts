import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './FunctionCall.ts';
import { only } from './only.ts';

/** uom and `EA`: null or "" → "EA". */
export const defaultValue: MappingFunction = (call) => {
  const input = only(call);
  return input === null || input === '' ? expressionOf(call) : input;
};
