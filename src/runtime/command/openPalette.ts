import type { Screen } from '../../contract/model/screen.ts';
import { openTabOf } from '../api/access/offeredTabs.ts';
import { screens } from '../core/catalog.ts';
import { loadResource } from '../core/lazy/resourceModules.ts';
import { currentLocation } from '../core/routing/hashLocation.ts';
import { scopeResource } from '../record/scopeResource.ts';
import { type OpenRecord, openOverlay } from './openOverlay.ts';

/** Opens the palette over the current page. */
export async function openPalette(): Promise<void> {
  // If the record's resource fails to load, the page shows it; the palette works without.
  const record = await openRecordOf(screens, currentLocation()).catch(() => undefined);
  await openOverlay({ shows: 'palette', record });
}

/** The record whose page is at this location; undefined without one. */
export async function openRecordOf(
  screens: readonly Screen[],
  location: string,
): Promise<OpenRecord | undefined> {
  const [path, query] = location.split('?', 2);
  const parameters = new URLSearchParams(query);
  const uuid = parameters.get('uuid');
  const screen = screens.find(({ route }) => route === path);
  const tab = screen && openTabOf(screen, parameters.get('tab'));
  if (!screen || !tab || !('resource' in tab) || !uuid || parameters.get('view') !== 'edit') return undefined;
  const resource = scopeResource(await loadResource(tab.resource), tab.constants ?? {});
  return { screen, tab: tab.id, resource, uuid };
}
