import type { Screen } from '../../contract/screen.ts';
import { loadResource } from '../lazy/resourceModules.ts';
import { narrowed } from '../resource/narrowed.ts';
import type { OpenRecord } from './commandStore.ts';

/** The record whose page is at this place of the console; undefined where none is open. */
export async function openRecordAt(
  screens: readonly Screen[],
  location: string,
): Promise<OpenRecord | undefined> {
  const [path, query] = location.split('?', 2);
  const parameters = new URLSearchParams(query);
  const uuid = parameters.get('uuid');
  const screen = screens.find(({ route }) => route === path);
  const tab = screen?.tabs.find(({ id }) => id === parameters.get('tab')) ?? screen?.tabs[0];
  if (!screen || !tab || !('resource' in tab) || !uuid || parameters.get('view') !== 'edit') return undefined;
  const resource = narrowed(await loadResource(tab.resource), tab.constants ?? {});
  return { screen, tab: tab.id, resource, uuid };
}
