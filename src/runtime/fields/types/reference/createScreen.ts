import type { Resource } from '../../../../contract/model/resource.ts';
import type { Screen, ScreenTab } from '../../../../contract/model/screen.ts';
import { getOperation } from '../../../api/operations.ts';
import { screens } from '../../../core/catalog.ts';
import { loadResource } from '../../../core/lazy/resourceModules.ts';

/** The screen that creates records of a kind. */
export interface CreateScreen {
  readonly screen: Screen;
  readonly tab: Extract<ScreenTab, { readonly resource: string }>;
  readonly resource: Resource;
}

/**
 * The list, on any screen, whose records an operation offers, if the console creates them; records of other
 * services have none. Its captions are loaded.
 */
export async function createScreenOf(operation: string): Promise<CreateScreen | undefined> {
  const { entity } = getOperation(operation, 'x-reference');
  for (const screen of screens)
    for (const tab of screen.tabs) {
      if (!('resource' in tab) || tab.entity !== entity) continue;
      const resource = await loadResource(tab.resource);
      if (resource.roles.create) return { screen, tab, resource };
    }
  return undefined;
}
