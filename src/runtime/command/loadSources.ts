import type { Resource } from '../../contract/resource.ts';
import { locales, screens } from '../catalog.ts';
import { groupPhrases, loadLabels } from '../i18n/labels.ts';
import { loadPhrases } from '../i18n/phrases.ts';
import { loadResource } from '../lazy/resourceModules.ts';

/** What commands are made of, besides the screens. */
export interface Sources {
  /** Those that the tabs of the screens show, by name. */
  readonly resources: ReadonlyMap<string, Resource>;
  /** Nothing that was wanted is missing. */
  readonly isWhole: boolean;
}

async function load(name: string): Promise<[string, Resource]> {
  const resource = await loadResource(name);
  if (resource.roles.create) await Promise.all(locales.map((locale) => loadLabels(name, locale)));
  return [name, resource];
}

/** Loads all that the screens show, and its words in every language, for a command is found by any of its names. */
export async function loadSources(): Promise<Sources> {
  const names = new Set(
    screens.flatMap(({ tabs }) => tabs.flatMap((tab) => ('resource' in tab ? [tab.resource] : []))),
  );
  const words = locales.flatMap((locale) => [loadPhrases(locale), groupPhrases('command', locale).load()]);
  const [found, said] = await Promise.all([
    Promise.allSettled([...names].map(load)),
    Promise.allSettled(words),
  ]);
  return {
    resources: new Map(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))),
    isWhole: [...found, ...said].every(({ status }) => status === 'fulfilled'),
  };
}
