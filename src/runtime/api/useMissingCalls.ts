import { useSyncExternalStore } from 'react';
import { type Missing, missingCalls } from './missingCalls.ts';

/** The calls that the back end is known to lack; the same object until another one is found. */
export const useMissingCalls = (): Missing => useSyncExternalStore(missingCalls.subscribe, missingCalls.get);
