import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import type { OperationError } from '../../api/answer.ts';
import { recordsOf } from '../../api/answer.ts';
import { useOperation } from '../../api/useOperation.ts';
import { listOperationOf } from '../../list/query/listRequest.ts';

interface RecordRequest {
  readonly record: Row | undefined;
  readonly error: OperationError | undefined;
  /** The service answered, and there is no such record. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/**
 * One record by its uuid. schemas/SPECIFICATION.md section 7.6 has no call for one interface: where a resource has no `get`, its list is
 * asked for the uuid. With an empty uuid nothing is.
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
  // What was there before stays while another record is being read: it is not the one that was asked for.
  const record = isAsked && found?.uuid === uuid ? found : undefined;
  const isMissing = isAsked && !isLoading && !error && !record;
  return { record, error, isMissing, retry: () => void mutate() };
}
