import { useCallback, useRef, useState } from 'react';
import type { ApiAnswer } from './answer.ts';
import type { OperationArgs } from './buildRequest.ts';
import { type ApiCallOptions, callByName } from './call.ts';
import type { ArgsOf, ResultOf } from './useOperation.ts';

interface OperationMutation<K extends string> {
  /**
   * Sends the call and resolves to its answer, also after a failure (schemas/SPECIFICATION.md section 8.1).
   */
  readonly run: (args: ArgsOf<K>, options?: ApiCallOptions) => Promise<ApiAnswer<ResultOf<K>>>;
  readonly running: boolean;
}

/** A call that changes data. */
export function useMutation<K extends string>(operation: K): OperationMutation<K> {
  const [running, setRunning] = useState(false);
  const pending = useRef(0);
  const run = useCallback(
    async (args: ArgsOf<K>, options?: ApiCallOptions) => {
      pending.current += 1;
      setRunning(true);
      try {
        return (await callByName(operation, args as OperationArgs, options)) as ApiAnswer<ResultOf<K>>;
      } finally {
        pending.current -= 1;
        setRunning(pending.current > 0);
      }
    },
    [operation],
  );
  return { run, running };
}
