import type { Operation } from '../../../contract/api/operation.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { pickParameters } from '../../api/buildRequest.ts';
import { callByName } from '../../api/call.ts';
import { getOperation } from '../../api/operations.ts';
import { protocolOf } from '../../api/protocols.ts';
import type { FormValues } from '../../fields/FormScope.ts';
import type { RefusedField } from '../issues/formIssues.ts';

/**
 * Returns a problem at the key of a new record if the back end has a record with this key, because PUT would replace that
 * record. Without a call that reads one record, or without its answer, there is none.
 */
export async function findTakenKey(
  { roles: { get } }: Pick<Resource, 'roles'>,
  create: Operation,
  record: FormValues,
): Promise<readonly RefusedField[]> {
  if (get === undefined) return [];
  const named = pickParameters(getOperation(get, 'A form'), record);
  const { success } = await callByName(get, named, { inline: true });
  return success ? [{ field: protocolOf(create).key, message: '', phrase: 'validation.duplicate' }] : [];
}
