import type { ScreenTab } from '../../../src/contract/model/screen.ts';
import { resources, screens } from '../../../src/generated/catalog/index.ts';
import { recordPageTabs } from '../../../src/runtime/record/page/recordPageTabs.ts';
import { fakeText } from './fakeRecord.ts';

export interface ConsolePlace {
  /** What follows the `#`. */
  readonly at: string;
  /** What it is about: an entity, or the panel that is shown. */
  readonly subject: string;
}

/** The dialog for a new record, and each section of a record's page; those of one entity say the same. */
async function recordsOf(route: string, tab: ScreenTab, seen: Set<string>): Promise<readonly string[]> {
  if (!('resource' in tab) || seen.has(tab.entity)) return [];
  seen.add(tab.entity);
  const modules = resources[tab.resource];
  if (!modules) throw new Error(`The catalog has no resource "${tab.resource}".`);
  const { default: resource } = await modules.view();
  if (!resource.roles.list) return [];
  const record = `${route}?tab=${tab.id}&view=edit&uuid=${fakeText(0)}&section=`;
  const sections = recordPageTabs(resource).flatMap(({ id, tab: section }) => {
    const parts = section && section.subTabs.length > 1 ? section.subTabs : [undefined];
    return parts.map((part) => record + id + (part ? `&part=${part.resource}` : ''));
  });
  return [...(resource.roles.create ? [`${route}?tab=${tab.id}&view=create`] : []), ...sections];
}

/** Every place of the console that an address leads to, by the catalog: each tab of each screen, each section of each kind of record. */
export async function allConsolePlaces(): Promise<readonly ConsolePlace[]> {
  const seen = new Set<string>();
  const places = ['/sign-in', '/exception?errorCode=7&errorMessage=7', '/nowhere'].map((at) => ({
    at,
    subject: 'page',
  }));
  for (const { route, tabs } of screens)
    for (const tab of tabs) {
      const subject = 'panel' in tab ? tab.panel : tab.entity;
      const records = await recordsOf(route, tab, seen);
      places.push(...[`${route}?tab=${tab.id}`, ...records].map((at) => ({ at, subject })));
    }
  return [...places, { at: `/?tab=1&uuid=${fakeText(0)}`, subject: 'docs' }];
}
