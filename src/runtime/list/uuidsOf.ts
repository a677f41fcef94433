import type { Page } from '../../contract/envelope.ts';
import type { Resource } from '../../contract/resource.ts';
import { callByName } from '../api/call.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { listArgs } from './listArgs.ts';
import { listOf } from './listOf.ts';
import { recordsOf } from './recordsOf.ts';
import type { ListState } from './useListState.ts';

/** Records a call; the embedded service gives no more at once. */
const pageSize = 1000;

/**
 * The uuids of all records that a list's filters let through, page by page; `told` hears how many there are so far.
 * Undefined when a page cannot be had: part of them would pass for all.
 */
export async function uuidsOf(
  resource: Resource,
  state: ListState,
  told: (count: number) => void,
): Promise<readonly string[] | undefined> {
  const list = listOf(resource);
  const operation = operationNamed(list, `The resource "${resource.name}"`);
  const found = new Set<string>();
  for (let page = 0, more = true; more; page++) {
    const answer = await callByName(list, listArgs(resource, operation, { ...state, page, pageSize }));
    if (!answer.success) return undefined;
    for (const { uuid } of recordsOf(answer.data)) found.add(uuid);
    told(found.size);
    more = operation.result === 'page' && (answer.data as Page).paging.more;
  }
  return [...found];
}
