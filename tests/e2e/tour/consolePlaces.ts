import type { ScreenTab } from '../../../src/contract/model/screen.ts';
import { resources, screens } from '../../../src/generated/catalog/index.ts';
import { recordPageTabs } from '../../../src/runtime/record/page/recordPageTabs.ts';
import { fakeText } from './fakeRecord.ts';

interface ConsolePlace {
  /** The address after the `#`. */
  readonly at: string;
  /** The entity or the panel that the place shows. */
  readonly subject: string;
  /**
   * The same for places with the same layout: the lists of all resources, their dialogs for a new record, and their record
   * tabs of one name.
   */
  readonly layout: string;
}

const layoutOf = (at: string, tab?: ScreenTab): string =>
  /view=create|section=\w+/.exec(at)?.[0] ?? (tab && 'resource' in tab ? 'list' : at);

/** Resolves to the dialog for a new record and the tabs of the record page, once for each entity. */
async function recordsOf(route: string, tab: ScreenTab, seen: Set<string>): Promise<readonly string[]> {
  if (!('resource' in tab)) return [];
  const { resource: name, listedEntity: entity = name } = tab;
  if (seen.has(entity)) return [];
  seen.add(entity);
  const modules = resources[name];
  if (!modules) throw new Error(`The catalog has no resource "${name}".`);
  const { default: resource } = await modules.view();
  if (!resource.roles.list) return [];
  const record = `${route}?tab=${tab.id}&view=edit&uuid=${fakeText(0)}&section=`;
  const sections = recordPageTabs(resource).flatMap(({ id, tab: section }) => {
    const parts = section && section.subTabs.length > 1 ? section.subTabs : [undefined];
    return parts.map((part) => record + id + (part ? `&part=${part.resource}` : ''));
  });
  return [...(resource.roles.create ? [`${route}?tab=${tab.id}&view=create`] : []), ...sections];
}

/**
 * Resolves to every place of the console with an address: each tab of each screen, and each tab of each
 * record page.
 */
export async function allConsolePlaces(): Promise<readonly ConsolePlace[]> {
  const seen = new Set<string>();
  const places = ['/sign-in', '/exception?errorCode=7&errorMessage=7', '/nowhere'].map((at) => ({
    at,
    subject: 'page',
    layout: at,
  }));
  for (const { route, tabs } of screens)
    for (const tab of tabs) {
      const subject =
        'panel' in tab ? tab.panel : 'task' in tab ? tab.entity : (tab.listedEntity ?? tab.resource);
      const records = await recordsOf(route, tab, seen);
      places.push(
        ...[`${route}?tab=${tab.id}`, ...records].map((at) => ({ at, subject, layout: layoutOf(at, tab) })),
      );
    }
  const document = `/?tab=1&uuid=${fakeText(0)}`;
  return [...places, { at: document, subject: 'docs', layout: document }];
}
