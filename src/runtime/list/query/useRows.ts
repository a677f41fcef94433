import { useMemo, useState } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import type { OperationError } from '../../api/answer.ts';
import { getOperation } from '../../api/operations.ts';
import { useOperation } from '../../api/useOperation.ts';
import { type ListPage, listPageOf } from './listPage.ts';
import { listArgsOf, listOperationOf, missingScopeOf } from './listRequest.ts';
import type { ListState } from './useListState.ts';

interface LoadedRows extends Partial<ListPage> {
  readonly error: OperationError | undefined;
  /** The rows belong to the previous request while the next one is running. */
  readonly isStale: boolean;
  /** The rows are those of other filters or another page: the answer has not arrived, or has failed. */
  readonly isOther: boolean;
  readonly retry: () => void;
}

const unread: Partial<ListPage> = { rows: [] };

/** The rows of a list; undefined until the first answer, and empty while the list cannot be read. */
export function useRows(resource: Resource, state: ListState): LoadedRows {
  const list = listOperationOf(resource);
  const operation = getOperation(list, `The resource "${resource.name}"`);
  const args = listArgsOf(resource, operation, state);
  const isReadable = missingScopeOf(resource, operation, state).length === 0;
  const { data, error, isLoading, isValidating, mutate } = useOperation(list, isReadable ? args : null, {
    inline: true,
  });
  const key = JSON.stringify(args);
  const [answered, setAnswered] = useState(key);
  if (!isLoading && !error && answered !== key) setAnswered(key);
  const rows = useMemo(
    () => (!isReadable ? unread : data === undefined ? {} : listPageOf(data, operation, state)),
    [isReadable, data, operation, state],
  );
  return {
    ...rows,
    error,
    isStale: isValidating && data !== undefined,
    isOther: answered !== key,
    retry: () => void mutate(),
  };
}
