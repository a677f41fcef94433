import type { Resource } from '../../contract/model/resource.ts';

/**
 * A resource without what the back end cannot do: making, removing and restoring records, actions on one or many.
 * Reading, modifying and saving stay, for their screens say what is missing. Without its list no record is made either.
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
