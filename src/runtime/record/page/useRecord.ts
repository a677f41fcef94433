import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { type OperationError, recordsOf } from '../../api/answer.ts';
import { useOperation } from '../../api/useOperation.ts';
import { listOperationOf } from '../../list/query/listRequest.ts';

export interface RecordRequest {
  readonly record: Row | undefined;
  readonly error: OperationError | undefined;
  /** The service answered that the record does not exist. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/**
 * One record by its uuid. schemas/SPECIFICATION.md section 7.6 has no operation for one interface: a resource
 * without `get` filters its list by the uuid. An empty uuid makes no call.
 */
export function useRecord(resource: Resource, uuid: string): RecordRequest {
  const { roles, constants } = resource;
  const isAsked = uuid !== '';
  const args = roles.get ? { uuid } : { body: { page: 0, pageSize: 1, uuid, ...constants } };
  const { data, error, isLoading, mutate } = useOperation(
    roles.get ?? listOperationOf(resource),
    isAsked ? args : null,
    { inline: true },
  );
  const found = roles.get ? (data as Row | undefined) : recordsOf(data)[0];
  // The previous record stays in the data while another one loads.
  const record = isAsked && found?.uuid === uuid ? found : undefined;
  const isMissing = isAsked && !isLoading && !error && !record;
  return { record, error, isMissing, retry: () => void mutate() };
}
