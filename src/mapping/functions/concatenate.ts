import { textOf } from '../convert.ts';
import { MappingFault } from '../MappingFault.ts';
import type { MappingFunction } from './FunctionCall.ts';

/** Several fields with the expression between them: dc,bin and `-`: SH,01 → "SH-01". What is missing leaves no separator behind. */
export const concatenate: MappingFunction = ({ row, inputs }) => {
  if (inputs.length === 0) throw new MappingFault('sourceMissing');
  const present = inputs.filter((input) => input !== null);
  return present.length === 0 ? null : present.map(textOf).join(row.expression ?? '');
};
