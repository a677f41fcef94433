import type { Row } from '../../contract/envelope.ts';
import { screens } from '../../runtime/catalog.ts';

/** Where interfaces like this one are found: the route of their family's screen, and what the family is called as a resource. */
export function familyOf({
  interfaceType,
}: Row): { readonly route: string; readonly resource: string } | undefined {
  for (const { route, tabs } of screens)
    for (const tab of tabs)
      if ('resource' in tab && tab.entity === 'interface' && tab.constants?.interfaceType === interfaceType)
        return { route, resource: tab.resource };
  return undefined;
}
