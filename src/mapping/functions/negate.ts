import { booleanOf, numberOf } from '../convert.ts';
import { MappingFault, shown } from '../MappingFault.ts';
import type { MappingFunction } from './MappingFunction.ts';

const booleanWord = /^\s*(true|false)\s*$/i;

function negated(input: unknown): unknown {
  if (input === null) return null;
  if (typeof input === 'boolean' || (typeof input === 'string' && booleanWord.test(input))) {
    return !booleanOf(input);
  }
  if (typeof input !== 'number' && typeof input !== 'string') {
    throw new MappingFault('notNegatable', { value: shown(input) });
  }
  // 0 - 0 is 0, where -0 would be another value to some receivers.
  return 0 - numberOf(input);
}

/** 5 → -5; true → false; texts that are one of both likewise. */
export const negate: MappingFunction = {
  sources: 'one',
  read:
    () =>
    ({ inputs: [input] }) =>
      negated(input),
};
