import type { Operation } from '../../contract/api/operation.ts';
import type { ApiAnswer } from './answer.ts';
import { missingOperations, noSuchOperation } from './missingOperations.ts';
import { withoutMissingOperations } from './withoutMissingOperations.ts';

/** A list that no argument of the operator addresses: a 404 of it can only mean the call. */
const isPlainList = ({ path, query, result }: Operation): boolean =>
  (result === 'list' || result === 'page') && !path.includes('{') && !Object.values(query).includes(null);

/**
 * Whether the back end lacks the call, by its answer. A 404 that explains itself (an error code, a show type) is about a
 * record; a 404 without an envelope comes from a server that does not know the path.
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
 * The answer, or, where the back end lacks the call, one that says so in the words of the console. Remembers that, except for a call of
 * the specification that names a record: its 404 may be about the record.
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
