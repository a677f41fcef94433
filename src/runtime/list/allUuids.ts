import type { Resource } from '../../contract/resource.ts';
import { ServiceError } from '../api/answer.ts';
import { callByName } from '../api/call.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { listArgs } from './listArgs.ts';
import { listOf } from './listOf.ts';
import type { ListState } from './useListState.ts';
import { rowsOf } from './useRows.ts';

/** As many as a service gives at once. */
const pageSize = 200;

/**
 * The uuids of all records that match the filters, read page by page.
 * @throws ServiceError when a page cannot be read
 */
export async function allUuids(
  resource: Resource,
  filters: ListState['filters'],
): Promise<readonly string[]> {
  const list = listOf(resource);
  const operation = operationNamed(list, `The resource "${resource.name}"`);
  const uuids = new Set<string>();
  for (let page = 0, more = true; more; page += 1) {
    const state: ListState = { page, pageSize, sort: resource.sort?.property ?? '', order: 'asc', filters };
    const answer = await callByName(list, listArgs(resource, operation, state), { inline: true });
    if (!answer.success) throw new ServiceError(answer);
    const rows = rowsOf(answer.data, operation, state);
    for (const { uuid } of rows.rows) uuids.add(uuid);
    more = rows.more;
  }
  return [...uuids];
}
