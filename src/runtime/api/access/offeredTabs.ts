import { includesRole } from '../../../contract/api/role.ts';
import type { RelatedResource } from '../../../contract/model/resource.ts';
import type { Screen, ScreenTab } from '../../../contract/model/screen.ts';
import { currentCompany } from '../companyStore.ts';

/** Returns the tabs whose records the operator's role may read. Every session renders the page again. */
export function offeredTabs<T extends ScreenTab | RelatedResource>(tabs: readonly T[]): readonly T[] {
  const role = currentCompany()?.role;
  return tabs.filter((tab) => includesRole(role, ('access' in tab && tab.access) || 'viewer'));
}

/**
 * Returns the open tab of a screen: the one of the URL, or else the first one of the role. The tab of a link
 * opens for every role, because the service then gives the reason of its refusal.
 */
export const openTabOf = ({ tabs }: Screen, id: string | null): ScreenTab =>
  tabs.find((tab) => tab.id === id) ?? offeredTabs(tabs)[0] ?? tabs[0];
