import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../../runtime/session/useSession.ts';
import { sampleStore } from './sampleStore.ts';

/** The sample document of an interface as text, and how to replace it. */
export function useSample(interfaceUuid: string): readonly [string, (text: string) => void] {
  const key = `${useSession()?.loginId ?? ''} ${interfaceUuid}`;
  const text = useSyncExternalStore(sampleStore.subscribe, () => sampleStore.get(key));
  return [text, useCallback((next: string) => sampleStore.set(key, next), [key])];
}
