import { useCallback, useRef, useState } from 'react';
import type { Answer } from './answer.ts';
import type { Args } from './buildRequest.ts';
import { type CallOptions, callByName } from './call.ts';
import type { ArgsOf, ResultOf } from './useOperation.ts';

export interface RunnableAction<K extends string> {
  /** Sends the call; the answer always comes back, a failed one too (schemas/SPECIFICATION.md section 8.1). */
  readonly run: (args: ArgsOf<K>, options?: CallOptions) => Promise<Answer<ResultOf<K>>>;
  readonly running: boolean;
}

/** A call that changes something. */
export function useAction<K extends string>(operation: K): RunnableAction<K> {
  const [running, setRunning] = useState(false);
  const pending = useRef(0);
  const run = useCallback(
    async (args: ArgsOf<K>, options?: CallOptions) => {
      pending.current += 1;
      setRunning(true);
      try {
        return (await callByName(operation, args as Args, options)) as Answer<ResultOf<K>>;
      } finally {
        pending.current -= 1;
        setRunning(pending.current > 0);
      }
    },
    [operation],
  );
  return { run, running };
}
