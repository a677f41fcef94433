import { useSyncExternalStore } from 'react';
import type { Session } from '../../contract/session.ts';
import { sessionStore } from './sessionStore.ts';

/** The signed-in operator, or undefined. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
