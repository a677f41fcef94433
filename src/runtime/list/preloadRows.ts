import type { ListQuestion } from '../../contract/resource.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { preloadOperation } from '../api/useOperation.ts';
import { listArgs } from './listArgs.ts';
import { listOf } from './listOf.ts';
import { listStateOf } from './useListState.ts';

/** Asks for the rows that a list will show at this query, before the list itself is there; answers as `preloadOperation` does. */
export async function preloadRows(resource: ListQuestion, search: string): Promise<unknown> {
  const list = listOf(resource);
  const operation = operationNamed(list, `The resource "${resource.name}"`);
  const args = listArgs(resource, operation, listStateOf(resource, search));
  return preloadOperation(list, args, { inline: true });
}
