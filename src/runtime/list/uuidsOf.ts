import type { Resource } from '../../contract/resource.ts';
import type { CallOptions } from '../api/call.ts';
import { readAll } from './readAll.ts';
import type { ListState } from './useListState.ts';

/**
 * The uuids of all records that a list's filters let through; `told` hears how many there are so far. Undefined when a
 * page cannot be had, which was told.
 */
export async function uuidsOf(
  resource: Resource,
  state: ListState,
  told: (count: number, total: number | undefined) => void,
  options: CallOptions = {},
): Promise<readonly string[] | undefined> {
  const { data } = await readAll(resource, state, { told, ...options });
  return data?.rows.map(({ uuid }) => uuid);
}
