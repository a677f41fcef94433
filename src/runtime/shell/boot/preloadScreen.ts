import type { Screen, ScreenTab } from '../../../contract/model/screen.ts';
import { questions } from '../../core/catalog.ts';
import { loadResource } from '../../core/lazy/resourceModules.ts';
import { loadTask } from '../../core/lazy/taskModules.ts';
import { preloadRows } from '../../list/query/listRequest.ts';
import { loadPanel } from '../../record/screen/panels.tsx';
import { lazyTaskPanel } from '../../task/lazyTaskPanel.ts';

/** The screen of a path; every route matches exactly (schemas/SPECIFICATION.md section 2). */
export const screenAt = (screens: readonly Screen[], path: string): Screen | undefined =>
  screens.find(({ route }) => route === path);

/** The tab that the URL's query names, or else the first. */
export function tabAt(screen: Screen, search: string): ScreenTab | undefined {
  const id = new URLSearchParams(search).get('tab');
  return screen.tabs.find((tab) => tab.id === id) ?? screen.tabs[0];
}

/** Loads all that the first paint of the screen needs, but for its rows. */
export async function preloadScreen(screen: Screen, search = ''): Promise<void> {
  const tab = tabAt(screen, search);
  if (!tab) return;
  if ('resource' in tab) await loadResource(tab.resource);
  else if ('panel' in tab)
    await Promise.all([loadPanel(tab.panel), tab.initialList && loadResource(tab.initialList)]);
  else await Promise.all([loadTask(tab.task), lazyTaskPanel.load()]);
}

/**
 * Asks for the rows of the list that the screen shows first; undefined where it shows none. Only for a screen that is about to be
 * shown: rows grow old.
 */
export function preloadRowsOf(screen: Screen, search = ''): ReturnType<typeof preloadRows> | undefined {
  const tab = tabAt(screen, search);
  const isRecord = new URLSearchParams(search).get('view') === 'edit';
  if (!tab || 'task' in tab || isRecord) return undefined;
  const question = questions[tab.question ?? ''];
  // What is kept for a list is kept under its own name, a family's too.
  const name = 'resource' in tab ? tab.resource : (tab.initialList ?? '');
  return question && preloadRows({ ...question, name, constants: tab.constants ?? {} }, search);
}
