import { sessionStore } from '../../../runtime/session/sessionStore.ts';
import { createStore } from '../../../runtime/store.ts';
import type { DebugInput, DebugRun, KeptRun } from './DebugRun.ts';

/** A run can be large; older ones give way. */
const most = 10;

const store = createStore<Readonly<Record<string, readonly KeptRun[]>>>({});
const none: readonly KeptRun[] = [];

// Documents are forgotten with the login: the next operator may not see them.
sessionStore.subscribe(() => {
  if (!sessionStore.get()) store.set({});
});

/** The last runs of each interface, newest first. */
export const runStore = {
  subscribe: store.subscribe,
  of: (interfaceUuid: string): readonly KeptRun[] => store.get()[interfaceUuid] ?? none,
  add(input: DebugInput, run: DebugRun, at = new Date()): KeptRun {
    const before = runStore.of(input.interfaceUuid);
    const kept = { number: (before[0]?.number ?? 0) + 1, at: at.toISOString(), input, run };
    store.set({ ...store.get(), [input.interfaceUuid]: [kept, ...before].slice(0, most) });
    return kept;
  },
};
