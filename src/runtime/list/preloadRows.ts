import type { Resource } from '../../contract/resource.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { preloadOperation } from '../api/useOperation.ts';
import { listArgs } from './listArgs.ts';
import { listStateOf } from './useListState.ts';

/** Asks for the rows that a list will show at this query, before the list itself is there. */
export async function preloadRows(resource: Resource, search: string): Promise<void> {
  const operation = operationNamed(resource.roles.list, `The resource "${resource.name}"`);
  const args = listArgs(resource, operation, listStateOf(resource, search));
  await preloadOperation(resource.roles.list, args, { inline: true });
}
