import type { Resource } from '../../contract/resource.ts';

/** The operations that read a resource, the counts of its tree too: what is on screen of them is read again after a change. */
export function readsOf({
  roles,
  tree,
  filters,
}: Pick<Resource, 'roles' | 'tree' | 'filters'>): readonly string[] {
  const grouped = filters.find(({ property }) => property === tree?.property);
  return [roles.list, roles.get, grouped?.field.reference?.operation].filter((name) => name !== undefined);
}
