import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../../../runtime/api/sessionStore.ts';
import { createStore } from '../../../runtime/core/store.ts';

/** Interfaces whose sample is remembered; the one that was used longest ago gives way. */
const sampleLimit = 10;

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
    samples.set(new Map([...others, [key, text] as const].slice(-sampleLimit)));
  },
};

/** The sample document of an interface as text, and how to replace it. */
export function useSample(interfaceUuid: string): readonly [string, (text: string) => void] {
  const key = `${useSession()?.loginId ?? ''} ${interfaceUuid}`;
  const text = useSyncExternalStore(sampleStore.subscribe, () => sampleStore.get(key));
  return [text, useCallback((next: string) => sampleStore.set(key, next), [key])];
}
