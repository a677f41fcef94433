import type { Screen, ScreenTab } from '../../../contract/model/screen.ts';
import { openTabOf } from '../../api/access/offeredTabs.ts';
import { home, listQueries } from '../../core/catalog.ts';
import { loadResource } from '../../core/lazy/resourceModules.ts';
import { loadTask } from '../../core/lazy/taskModules.ts';
import { preloadRows } from '../../list/query/listRequest.ts';
import { loadPanel } from '../../record/screen/panels.tsx';
import { LazyTaskPanel } from '../../task/lazyTaskPanel.ts';

/**
 * The screen of a path; every route matches exactly (schemas/SPECIFICATION.md section 2). Without a screen at
 * `/`, that path opens the home of the product, or else the first screen of the navigation.
 */
export const screenAt = (screens: readonly Screen[], path: string): Screen | undefined =>
  screens.find(({ route }) => route === path) ??
  (path === '/' ? (screens.find(({ name }) => name === home) ?? screens[0]) : undefined);

/** The open tab of a screen with this query in its URL. */
export const tabAt = (screen: Screen, search: string): ScreenTab =>
  openTabOf(screen, new URLSearchParams(search).get('tab'));

/** Loads everything for the first paint of the screen except its rows. */
export async function preloadScreen(screen: Screen, search = ''): Promise<void> {
  const tab = tabAt(screen, search);
  if ('resource' in tab) await loadResource(tab.resource);
  else if ('panel' in tab)
    await Promise.all([loadPanel(tab.panel), tab.initialList && loadResource(tab.initialList)]);
  else await Promise.all([loadTask(tab.task), LazyTaskPanel.load()]);
}

/**
 * Requests the rows of the screen's first list; undefined without one. Only for a screen that is about to
 * open, because rows become outdated.
 */
export function preloadRowsOf(screen: Screen, search = ''): ReturnType<typeof preloadRows> | undefined {
  const tab = tabAt(screen, search);
  const isRecord = new URLSearchParams(search).get('view') === 'edit';
  if ('task' in tab || isRecord) return undefined;
  // Stored settings of a list use its own name, also for a family.
  const name = 'resource' in tab ? tab.resource : (tab.initialList ?? '');
  const listQuery = listQueries[('resource' in tab && tab.listQuery) || name];
  return listQuery && preloadRows({ ...listQuery, name, constants: tab.constants ?? {} }, search);
}
