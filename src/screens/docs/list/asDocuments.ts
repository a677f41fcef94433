import type { Filter, Resource } from '../../../contract/resource.ts';
import { narrowed } from '../../../runtime/resource/narrowed.ts';

/** What is of the hour is not of the contract. */
const operational = [
  'pendingCount',
  'blockedCount',
  'failureCount',
  'failureReason',
  'lastScheduleTime',
  'triggerStrategy',
  'debug',
  'debugUntil',
];

const isName = ({ property }: Filter): boolean => property === 'interfaceName';

/** Interfaces of all families as a list of documents: found by their name first, and without the tree of menus, which are those of one family. */
export function asDocuments(interfaces: Resource): Resource {
  const { filters, ...rest } = narrowed(interfaces, {}, operational);
  return {
    ...rest,
    filters: [...filters.filter(isName), ...filters.filter((filter) => !isName(filter))],
    tree: undefined,
  };
}
