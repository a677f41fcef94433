import type { Resource } from '../../contract/resource.ts';
import type { Screen, Tab } from '../../contract/screen.ts';
import { loadResource, loadView } from '../lazy/resourceModules.ts';
import { preloadRows } from '../list/preloadRows.ts';

/** The screen of a path; every route matches exactly (SPEC.md section 2). */
export const screenOf = (screens: readonly Screen[], path: string): Screen | undefined =>
  screens.find(({ route }) => route === path);

/** The tab that the URL's query names, or else the first. */
function tabOf(screen: Screen, search: string): Tab | undefined {
  const id = new URLSearchParams(search).get('tab');
  return screen.tabs.find((tab) => tab.id === id) ?? screen.tabs[0];
}

/** Loads all that the first paint of the screen needs, but for its rows. */
export async function preloadScreen(screen: Screen, search = ''): Promise<void> {
  const tab = tabOf(screen, search);
  if (tab && 'resource' in tab) await loadResource(tab.resource);
}

/** The resource that the screen shows first; undefined when it shows a single record. */
export async function viewOf(screen: Screen, search = ''): Promise<Resource | undefined> {
  const tab = tabOf(screen, search);
  if (!tab || !('resource' in tab) || new URLSearchParams(search).get('view') === 'edit') return undefined;
  return loadView(tab.resource);
}

/** Asks for the rows as soon as it is known how. Only for a screen that is about to be shown: rows grow old. */
export async function preloadRowsOf(screen: Screen, search = ''): Promise<void> {
  const view = await viewOf(screen, search);
  if (view) await preloadRows(view, search);
}
