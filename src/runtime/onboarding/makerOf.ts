import type { Screen, Tab } from '../../contract/screen.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { screens } from '../catalog.ts';
import { loadResource } from '../lazy/resourceModules.ts';

/** Where records of a kind are made. */
export interface Maker {
  readonly screen: Screen;
  readonly tab: Extract<Tab, { readonly resource: string }>;
}

/** The list whose records an operation offers, on whatever screen, if they are made there; those of other services are not. Its captions are loaded. */
export async function makerOf(operation: string): Promise<Maker | undefined> {
  const { entity } = operationNamed(operation, 'x-reference');
  for (const screen of screens)
    for (const tab of screen.tabs) {
      if (!('resource' in tab) || tab.entity !== entity) continue;
      const { roles } = await loadResource(tab.resource);
      if (roles.create) return { screen, tab };
    }
  return undefined;
}

/** Where the dialog for a new record opens; who has saved one there is led to `back`. */
export function makerLink({ screen, tab }: Maker, back: string): string {
  return `${screen.route}?${new URLSearchParams({ tab: tab.id, view: 'create', back })}`;
}
