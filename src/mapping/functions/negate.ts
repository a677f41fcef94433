import { booleanOf, numberOf } from '../convert.ts';
import { MappingFault, shown } from '../MappingFault.ts';
import type { MappingFunction } from './FunctionCall.ts';
import { only } from './only.ts';

const booleanWord = /^\s*(true|false)\s*$/i;

/** 5 → -5; true → false; texts that are one of both likewise. */
export const negate: MappingFunction = (call) => {
  const input = only(call);
  if (input === null) return null;
  if (typeof input === 'boolean' || (typeof input === 'string' && booleanWord.test(input))) {
    return !booleanOf(input);
  }
  if (typeof input !== 'number' && typeof input !== 'string') {
    throw new MappingFault('notNegatable', { value: shown(input) });
  }
  // 0 - 0 is 0, where -0 would be another value to some receivers.
  return 0 - numberOf(input);
};
