import type { Operation } from '../../contract/operation.ts';
import { operations } from '../catalog.ts';

const table: Readonly<Record<string, Operation>> = operations;

/**
 * The operation of a name that was read from a schema.
 * @throws Error naming the operation, and who asks for it, when no endpoint table has it
 */
export function operationNamed(name: string, asking: string): Operation {
  const operation = table[name];
  if (!operation) throw new Error(`${asking} names the operation "${name}", which no endpoint table has.`);
  return operation;
}
