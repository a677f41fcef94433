import type { Resource, ResourceFilter } from '../../contract/model/resource.ts';
import { scopeResource } from '../../runtime/record/scopeResource.ts';

/** What is of the hour is not of the contract. */
const operationalProperties = [
  'pendingCount',
  'blockedCount',
  'failureCount',
  'failureReason',
  'lastScheduleTime',
  'triggerStrategy',
  'debug',
  'debugUntil',
];

const isNameFilter = ({ property }: ResourceFilter): boolean => property === 'interfaceName';

/** Interfaces of all families as a list of documents: found by their name first, and without the tree of menus, which are those of one family. */
export function docsResourceOf(interfaces: Resource): Resource {
  const { filters, ...rest } = scopeResource(interfaces, {}, operationalProperties);
  return {
    ...rest,
    filters: [...filters.filter(isNameFilter), ...filters.filter((filter) => !isNameFilter(filter))],
    tree: undefined,
  };
}
