import { useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { type OperationError, recordsOf } from '../../api/answer.ts';
import type { OperationArgs } from '../../api/buildRequest.ts';
import { noSuchOperation } from '../../api/missing/missingOperations.ts';
import { preloadOperation, useOperation } from '../../api/useOperation.ts';
import { listOperationOf } from '../../list/query/listRequest.ts';

export interface RecordRequest {
  /** The last answer with the record: its page stays when another operator removes it. */
  readonly record: Row | undefined;
  readonly error: OperationError | undefined;
  /** The back end answered that the record does not exist. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/**
 * The call that reads one record. schemas/SPECIFICATION.md section 7.6 has no operation for one interface: a
 * resource without `get` filters its list by the uuid.
 */
const recordCall = (resource: Resource, uuid: string): readonly [operation: string, args: OperationArgs] =>
  resource.roles.get
    ? [resource.roles.get, { uuid }]
    : [listOperationOf(resource), { body: { page: 0, pageSize: 1, uuid, ...resource.constants } }];

/** Starts to read a record whose page opens with the same click. */
export const preloadRecord = (resource: Resource, uuid: string): void =>
  void preloadOperation(...recordCall(resource, uuid), { inline: true });

/** One record by its uuid. An empty uuid makes no call. */
export function useRecord(resource: Resource, uuid: string): RecordRequest {
  const isAsked = uuid !== '';
  const [operation, args] = recordCall(resource, uuid);
  const { data, error, isLoading, mutate } = useOperation(operation, isAsked ? args : null, { inline: true });
  // The previous record stays in the data while another one loads, and a GET of a whole list has no filter.
  const found = resource.roles.get ? [data as Row | undefined] : recordsOf(data);
  const record = found.find((row) => row?.uuid === uuid);
  const [last, setLast] = useState(record);
  if (record && record !== last) setLast(record);
  // A call that names a record misses the record, unless the back end lacks the call.
  const { status, error: reason } = error?.answer ?? {};
  const isGone = resource.roles.get !== undefined && status === 404 && reason !== noSuchOperation;
  const isMissing = isAsked && !isLoading && (isGone || (!error && !record));
  const kept = isMissing && last?.uuid === uuid ? last : undefined;
  return {
    record: record ?? kept,
    error: isGone ? undefined : error,
    isMissing,
    retry: () => void mutate(),
  };
}
