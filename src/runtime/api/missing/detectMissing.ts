import type { Operation } from '../../../contract/api/operation.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import type { ApiAnswer } from '../answer.ts';
import { missingOperations, noSuchOperation } from './missingOperations.ts';

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

/** A list without arguments from the operator: a 404 can only mean that the operation is missing. */
const isPlainList = ({ path, query, result }: Operation): boolean =>
  (result === 'list' || result === 'page') && !path.includes('{') && !Object.values(query).includes(null);

/**
 * True if the answer shows that the back end lacks the operation. A 404 with an error code or show type concerns
 * a record. A 404 without an envelope comes from a server without this path.
 */
function isMissingOperation(
  operation: Operation,
  { status, error, errorCode, showType }: ApiAnswer,
): boolean {
  if (status === 501) return true;
  if (status !== 404 || errorCode !== undefined || showType !== undefined) return false;
  return error === 'unreadable' || operation.optional === true || isPlainList(operation);
}

/**
 * Returns the answer, or one with the console's own message where the back end lacks the operation. Remembers
 * missing operations. Exception: a call of the specification that names a record, because its 404 may concern
 * the record.
 */
export function detectMissing(name: string, operation: Operation, answer: ApiAnswer): ApiAnswer {
  if (!isMissingOperation(operation, answer)) return answer;
  const { names: known } = missingOperations.get();
  if ((operation.optional || isPlainList(operation)) && !known.has(name)) {
    const names = new Set([...known, name]);
    missingOperations.set({ names, withoutMissing: (resource) => withoutMissingOperations(resource, names) });
  }
  const { status, requestId } = answer;
  return { success: false, error: noSuchOperation, status, requestId };
}
