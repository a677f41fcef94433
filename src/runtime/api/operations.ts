import type { Operation } from '../../contract/api/operation.ts';
import type { Resource } from '../../contract/model/resource.ts';
import { operations } from '../core/catalog.ts';

const operationTable: Readonly<Record<string, Operation>> = operations;

/**
 * Returns the operation of a name that was read from a schema.
 * @throws Error naming the operation and the caller when no endpoint table has it
 */
export function getOperation(name: string, caller: string): Operation {
  const operation = operationTable[name];
  if (!operation) throw new Error(`${caller} names the operation "${name}", which no endpoint table has.`);
  return operation;
}

/** True if the project has the operation. */
export const hasOperation = (name: string): boolean => Object.hasOwn(operationTable, name);

/**
 * The operations that read a resource, including the counts of its tree. Their data is read again after a
 * change.
 */
export function readOperationsOf({
  roles,
  tree,
  filters,
}: Pick<Resource, 'roles' | 'tree' | 'filters'>): readonly string[] {
  const grouped = filters.find(({ property }) => property === tree?.property);
  return [roles.list, roles.get, grouped?.field.reference?.operation].filter((name) => name !== undefined);
}
