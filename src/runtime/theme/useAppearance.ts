import { useSyncExternalStore } from 'react';
import { type Appearance, appearance } from './appearance.ts';

export const useAppearance = (): Appearance => useSyncExternalStore(appearance.subscribe, appearance.get);
