import { textOf } from '../convert.ts';
import type { MappingFunction } from './MappingFunction.ts';

/** Several fields with the expression between them: dc,bin and `-`: SH,01 → "SH-01". What is missing leaves no separator behind. */
export const concatenate: MappingFunction = {
  sources: 'some',
  read:
    ({ expression = '' }) =>
    ({ inputs }) => {
      const present = inputs.filter((input) => input !== null);
      return present.length === 0 ? null : present.map(textOf).join(expression);
    },
};
