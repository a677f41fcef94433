import { useRef, useState, useSyncExternalStore } from 'react';
import type { ApiAnswer } from '../../../runtime/api/answer.ts';
import { readOperationsOf } from '../../../runtime/api/operations.ts';
import { sessionStore } from '../../../runtime/api/sessionStore.ts';
import { useMutation } from '../../../runtime/api/useMutation.ts';
import { useRefresh } from '../../../runtime/api/useOperation.ts';
import { createStore } from '../../../runtime/core/store.ts';
import { toastStore } from '../../../runtime/feedback/toast/toastStore.ts';
import type { OwnerRecord } from '../../../runtime/record/page/useEditLock.tsx';
import type { DebugInput, DebugRun, SessionRun } from './debugRun.ts';

/** A run can be large; older ones give way. */
const maxRuns = 10;

const store = createStore<Readonly<Record<string, readonly SessionRun[]>>>({});
const noRuns: readonly SessionRun[] = [];

// Documents are forgotten with the login: the next operator may not see them.
sessionStore.subscribe(() => {
  if (!sessionStore.get()) store.set({});
});

/** The last runs of each interface, newest first. */
export const debugRunStore = {
  subscribe: store.subscribe,
  get: (interfaceUuid: string): readonly SessionRun[] => store.get()[interfaceUuid] ?? noRuns,
  add(input: DebugInput, run: DebugRun, at = new Date()): SessionRun {
    const before = debugRunStore.get(input.interfaceUuid);
    const kept = { number: (before[0]?.number ?? 0) + 1, at: at.toISOString(), input, run };
    store.set({ ...store.get(), [input.interfaceUuid]: [kept, ...before].slice(0, maxRuns) });
    return kept;
  },
};

/** Why there is no result: refused, cut off, cancelled, or a back end without the call. */
export interface RunRefusal {
  readonly answer: ApiAnswer;
  /** It was to be sent: nobody knows how far it came. */
  readonly wasSending: boolean;
}

export interface DebugRunControls {
  /** Newest first. */
  readonly runs: readonly SessionRun[];
  readonly running: boolean;
  readonly refusal: RunRefusal | undefined;
  /** True when there is a result, be it a failed one. */
  readonly start: (input: DebugInput) => Promise<boolean>;
  readonly cancel: () => void;
}

/** Closes earlier success messages: operators would read them as the result of the run. */
function closeSuccessToasts(): void {
  for (const { id, kind } of toastStore.get()) if (kind === 'success') toastStore.close(id);
}

/** Runs an interface with an input, one at a time; what came of it joins the runs of the session. */
export function useDebugRuns({ resource, record: { uuid } }: OwnerRecord): DebugRunControls {
  const { run, running } = useMutation('interfaceConfig.debugRun');
  const refresh = useRefresh();
  const runs = useSyncExternalStore(debugRunStore.subscribe, () => debugRunStore.get(uuid));
  const [refusal, setRefusal] = useState<RunRefusal>();
  const controller = useRef<AbortController>(undefined);

  async function start(input: DebugInput): Promise<boolean> {
    closeSuccessToasts();
    controller.current = new AbortController();
    setRefusal(undefined);
    const answer = await run({ body: input }, { inline: true, signal: controller.current.signal });
    if (answer.success && answer.data) debugRunStore.add(input, answer.data);
    else setRefusal({ answer, wasSending: input.send === true });
    // A refusal may tell that the interface is in debug no more; a sending counts.
    if (input.send) void refresh(...readOperationsOf(resource));
    return answer.success;
  }

  return { runs, running, refusal, start, cancel: () => controller.current?.abort() };
}
