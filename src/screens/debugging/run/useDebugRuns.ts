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

/** Runs in memory for each interface. A run can be large. */
const maxRuns = 10;

const store = createStore<Readonly<Record<string, readonly SessionRun[]>>>({});
const noRuns: readonly SessionRun[] = [];

// Signing out removes all documents: the next operator may not have access to them.
sessionStore.subscribe(() => {
  if (!sessionStore.get()) store.set({});
});

/** The last runs of each interface, newest first. */
const debugRunStore = {
  subscribe: store.subscribe,
  get: (interfaceUuid: string): readonly SessionRun[] => store.get()[interfaceUuid] ?? noRuns,
  add(input: DebugInput, run: DebugRun, at = new Date()): SessionRun {
    const before = debugRunStore.get(input.interfaceUuid);
    const kept = { number: (before[0]?.number ?? 0) + 1, at: at.toISOString(), input, run };
    store.set({ ...store.get(), [input.interfaceUuid]: [kept, ...before].slice(0, maxRuns) });
    return kept;
  },
};

/** The reason why there is no result: refused, cut off, cancelled, or a back end without the operation. */
export interface RunRefusal {
  readonly answer: ApiAnswer;
  /** The run included sending, so the document may have reached the receiver. */
  readonly wasSending: boolean;
}

export interface DebugRunControls {
  /** Newest first. */
  readonly runs: readonly SessionRun[];
  readonly running: boolean;
  readonly refusal: RunRefusal | undefined;
  /** Resolves to true if there is a result, also a failed one. */
  readonly start: (input: DebugInput) => Promise<boolean>;
  readonly cancel: () => void;
}

/** Closes earlier success messages: operators would read them as the result of the run. */
function closeSuccessToasts(): void {
  for (const { id, kind } of toastStore.get()) if (kind === 'success') toastStore.close(id);
}

/** Runs an interface with an input, one run at a time. Each result joins the runs of the session. */
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
    // A refusal can mean that debugging has ended. Sending changes the counts of the interface.
    if (input.send) void refresh(...readOperationsOf(resource));
    return answer.success;
  }

  return { runs, running, refusal, start, cancel: () => controller.current?.abort() };
}
