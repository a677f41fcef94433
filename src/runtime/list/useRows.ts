import { useMemo } from 'react';
import type { Resource } from '../../contract/resource.ts';
import type { ServiceError } from '../api/answer.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { useOperation } from '../api/useOperation.ts';
import { listArgs } from './listArgs.ts';
import { listOf } from './listOf.ts';
import type { Rows } from './pageOf.ts';
import { rowsIn } from './rowsIn.ts';
import type { ListState } from './useListState.ts';

export interface LoadedRows extends Partial<Rows> {
  readonly error: ServiceError | undefined;
  /** The rows are those of the last question while the next one is being answered. */
  readonly isStale: boolean;
  readonly retry: () => void;
}

/** The rows of a list; undefined until the first answer. */
export function useRows(resource: Resource, state: ListState): LoadedRows {
  const list = listOf(resource);
  const operation = operationNamed(list, `The resource "${resource.name}"`);
  const args = listArgs(resource, operation, state);
  const { data, error, isValidating, mutate } = useOperation(list, args, { inline: true });
  const rows = useMemo(
    () => (data === undefined ? {} : rowsIn(data, operation, state)),
    [data, operation, state],
  );
  return { ...rows, error, isStale: isValidating && data !== undefined, retry: () => void mutate() };
}
