import type { ListQuestion } from '../../contract/resource.ts';

/** The operation that lists a resource; throws for a resource of a single record, which nobody can list. */
export function listOf({ name, roles }: ListQuestion): string {
  if (roles.list === undefined) throw new Error(`The resource "${name}" has a single record and no list.`);
  return roles.list;
}
