import type { Resource } from '../../contract/resource.ts';

/**
 * A resource without what the back end cannot do: making, removing and restoring records, actions on one or many.
 * Reading, modifying and saving stay, for their screens say what is missing. Without its list no record is made either.
 * @param missing names of operations
 */
export function offeredOf(resource: Resource, missing: ReadonlySet<string>): Resource {
  const { roles, actions } = resource;
  const has = (operation = ''): boolean => !missing.has(operation);
  const offered = (operation: string | undefined) => (has(operation) ? operation : undefined);
  return {
    ...resource,
    roles: {
      ...roles,
      create: has(roles.list) ? offered(roles.create) : undefined,
      remove: offered(roles.remove),
      restore: offered(roles.restore),
      batch: offered(roles.batch),
    },
    actions: actions.filter(({ operation }) => has(operation)),
  };
}
