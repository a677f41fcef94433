import type { Resource, ResourceFilter } from '../../contract/model/resource.ts';
import { scopeResource } from '../../runtime/record/scopeResource.ts';

/** Properties of the current operation. They are not part of the call contract. */
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

/**
 * Returns the interfaces of all families as the docs list. The name filter comes first. The list has no tree
 * of menus, because menus belong to one family.
 */
export function docsResourceOf(interfaces: Resource): Resource {
  const { filters, ...rest } = scopeResource(interfaces, {}, operationalProperties);
  return {
    ...rest,
    filters: [...filters.filter(isNameFilter), ...filters.filter((filter) => !isNameFilter(filter))],
    tree: undefined,
  };
}
