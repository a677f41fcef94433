import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../../../runtime/api/sessionStore.ts';
import { createStore } from '../../../runtime/core/store.ts';

/** Remembered samples, up to two for each interface; the least recently used is dropped. */
const sampleLimit = 20;

/**
 * The sample documents of each interface until the page is closed: business data is not kept in browser
 * storage. Keys contain the operator, the interface and the role.
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

/** `source`: a document as the sender writes it. `target`: one as the receiver expects it. */
type SampleRole = 'source' | 'target';

/** A sample document of an interface as text, and a function that replaces it. */
export function useSample(
  interfaceUuid: string,
  role: SampleRole = 'source',
): readonly [string, (text: string) => void] {
  const key = `${useSession()?.loginId ?? ''} ${interfaceUuid} ${role}`;
  const text = useSyncExternalStore(sampleStore.subscribe, () => sampleStore.get(key));
  return [text, useCallback((next: string) => sampleStore.set(key, next), [key])];
}
