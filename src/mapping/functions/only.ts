import { MappingFault } from '../MappingFault.ts';
import type { FunctionCall } from './FunctionCall.ts';

/** The value of the one source field of a row. Throws `sourceMissing`, `onePath`. */
export function only({ row, inputs }: FunctionCall): unknown {
  if (inputs.length === 0) throw new MappingFault('sourceMissing');
  if (inputs.length > 1) throw new MappingFault('onePath', { sourceField: row.sourceField ?? '' });
  return inputs[0];
}
