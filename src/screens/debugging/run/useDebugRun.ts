import { useRef, useState, useSyncExternalStore } from 'react';
import type { Answer } from '../../../runtime/api/answer.ts';
import { readsOf } from '../../../runtime/api/readsOf.ts';
import { useAction } from '../../../runtime/api/useAction.ts';
import { useRefresh } from '../../../runtime/api/useOperation.ts';
import { toastStore } from '../../../runtime/feedback/toastStore.ts';
import type { Owner } from '../../../runtime/resource/useLock.tsx';
import type { DebugInput, KeptRun } from './DebugRun.ts';
import { runStore } from './runStore.ts';

/** Why there is no result: refused, cut off, cancelled, or a back end without the call. */
export interface Refusal {
  readonly answer: Answer;
  /** It was to be sent: nobody knows how far it came. */
  readonly wasSending: boolean;
}

export interface DebugRuns {
  /** Newest first. */
  readonly runs: readonly KeptRun[];
  readonly running: boolean;
  readonly refusal: Refusal | undefined;
  /** True when there is a result, be it a failed one. */
  readonly start: (input: DebugInput) => Promise<boolean>;
  readonly cancel: () => void;
}

/** Closes earlier success messages: operators would read them as the result of the run. */
function closeSuccesses(): void {
  for (const { id, kind } of toastStore.get()) if (kind === 'success') toastStore.close(id);
}

/** Runs an interface with an input, one at a time; what came of it joins the runs of the session. */
export function useDebugRun({ resource, record: { uuid } }: Owner): DebugRuns {
  const { run, running } = useAction('interfaceConfig.debugRun');
  const refresh = useRefresh();
  const runs = useSyncExternalStore(runStore.subscribe, () => runStore.of(uuid));
  const [refusal, setRefusal] = useState<Refusal>();
  const controller = useRef<AbortController>(undefined);

  async function start(input: DebugInput): Promise<boolean> {
    closeSuccesses();
    controller.current = new AbortController();
    setRefusal(undefined);
    const answer = await run({ body: input }, { inline: true, signal: controller.current.signal });
    if (answer.success && answer.data) runStore.add(input, answer.data);
    else setRefusal({ answer, wasSending: input.send === true });
    // A refusal may tell that the interface is in debug no more; a sending counts.
    if (input.send) void refresh(...readsOf(resource));
    return answer.success;
  }

  return { runs, running, refusal, start, cancel: () => controller.current?.abort() };
}
