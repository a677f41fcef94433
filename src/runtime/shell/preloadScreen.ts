import type { Screen } from '../../contract/screen.ts';
import { lazyModule } from '../lazy/lazyModule.ts';
import { preloadResource } from '../lazy/resourceModules.ts';
import { currentLocation } from '../routing/hashLocation.ts';

export const resourceScreen = lazyModule(
  async () => (await import('../resource/ResourceScreen.tsx')).default,
);

/** The screen of a path; every route matches exactly (SPEC.md section 2). */
export const screenOf = (screens: readonly Screen[], path: string): Screen | undefined =>
  screens.find(({ route }) => route === path);

/** Loads all that the screen's first paint needs, of the tab that the URL names or else of the first. */
export async function preloadScreen(screen: Screen): Promise<void> {
  const id = new URLSearchParams(currentLocation().split('?')[1]).get('tab');
  const tab = screen.tabs.find((candidate) => candidate.id === id) ?? screen.tabs[0];
  await Promise.all([resourceScreen.load(), tab && preloadResource(tab.resource)]);
}
