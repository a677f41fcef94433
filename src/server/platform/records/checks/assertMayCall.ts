import { accessOf, includesRole, type Role } from '../../../../contract/api/role.ts';
import type { Binding } from '../../../../contract/model/entity.ts';
import { roleRequired } from '../../base/roleRequired.ts';
import { bindings, serviceOperations } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';

/** Selects operations of an entity by their binding. */
type BindingFilter = (binding: Binding) => boolean;

/** Returns the role that a selected operation of an entity needs and `own` does not include; undefined if there is none. */
export function findMissingRole(
  own: Role | undefined,
  entity: string,
  isSelected: BindingFilter,
): Role | undefined {
  return Object.entries(bindings)
    .filter(([, binding]) => binding.entity === entity && isSelected(binding))
    .flatMap(([name]) => serviceOperations[name] ?? [])
    .map(accessOf)
    .find((access) => !includesRole(own, access));
}

/** Throws ROLE_REQUIRED if the caller may not call the selected operations of an entity in a company. */
export function assertMayCall(
  { login }: OperationCall,
  entity: string,
  companyUuid: string,
  isSelected: BindingFilter,
): void {
  const own = login.roles[companyUuid];
  const missing = findMissingRole(own, entity, isSelected);
  if (missing) throw roleRequired(missing, own);
}
