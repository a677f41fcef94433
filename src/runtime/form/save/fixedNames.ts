import type { Operation } from '../../../contract/api/operation.ts';
import { hasKeyInPath } from '../../../contract/backend/keyInPath.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { getOperation } from '../../api/operations.ts';
import { protocolOf } from '../../api/protocols.ts';

/** Returns the key if the path of a creation has it: no later call changes it. */
function keyOfCreation(create: Operation): readonly string[] {
  const backend = protocolOf(create);
  return hasKeyInPath(backend, create) ? [backend.key] : [];
}

/** Returns the properties of a stored record that identify it in a call. A form shows them read-only. */
export function fixedNamesOf({ create, modify }: Partial<Resource['roles']> = {}): readonly string[] {
  const find = (id: string | undefined): Operation | undefined =>
    id === undefined ? undefined : getOperation(id, 'A form');
  const creation = find(create);
  return [...Object.keys(find(modify)?.scope ?? {}), ...(creation ? keyOfCreation(creation) : [])];
}
