import type { Operation } from '../../contract/operation.ts';
import type { Resource } from '../../contract/resource.ts';
import { preloadOperation } from '../api/useOperation.ts';
import { operations } from '../catalog.ts';
import { listArgs } from './listArgs.ts';
import { listStateOf } from './useListState.ts';

/** Asks for the rows that a list will show at this query, before the list itself is there. */
export async function preloadRows(resource: Resource, search: string): Promise<void> {
  const table: Readonly<Record<string, Operation>> = operations;
  const operation = table[resource.roles.list];
  if (!operation) return;
  const args = listArgs(resource, operation, listStateOf(resource, search));
  await preloadOperation(resource.roles.list, args, { inline: true });
}
