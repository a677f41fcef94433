import type { Resource } from '../../contract/model/resource.ts';

/**
 * Returns a resource without the commands that the back end lacks: create, remove, restore, actions and bulk
 * actions. Reading, modifying and saving remain, because their screens report missing operations. Without its
 * list a resource has no create either.
 * @param missing names of operations
 */
export function withoutMissingOperations(resource: Resource, missing: ReadonlySet<string>): Resource {
  const { roles, actions } = resource;
  const isAvailable = (operation = ''): boolean => !missing.has(operation);
  const ifAvailable = (operation: string | undefined) => (isAvailable(operation) ? operation : undefined);
  return {
    ...resource,
    roles: {
      ...roles,
      create: isAvailable(roles.list) ? ifAvailable(roles.create) : undefined,
      remove: ifAvailable(roles.remove),
      restore: ifAvailable(roles.restore),
      batch: ifAvailable(roles.batch),
    },
    actions: actions.filter(({ operation }) => isAvailable(operation)),
  };
}
