import { createStore } from '../../runtime/store.ts';

/** Interfaces whose sample is remembered; the one that was used longest ago gives way. */
const most = 10;

/**
 * The sample document of each interface, as long as the page lives: it is business data, and goes into no storage of the
 * browser. Keys name the operator and the interface.
 */
const samples = createStore<ReadonlyMap<string, string>>(new Map());

export const sampleStore = {
  subscribe: samples.subscribe,
  get: (key: string): string => samples.get().get(key) ?? '',
  set(key: string, text: string): void {
    const others = [...samples.get()].filter(([known]) => known !== key);
    samples.set(new Map([...others, [key, text] as const].slice(-most)));
  },
};
