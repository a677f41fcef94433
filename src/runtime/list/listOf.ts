import type { Resource } from '../../contract/resource.ts';

/** The operation that lists a resource; throws for a resource of a single record, which nobody can list. */
export function listOf({ name, roles }: Resource): string {
  if (roles.list === undefined) throw new Error(`The resource "${name}" has a single record and no list.`);
  return roles.list;
}
