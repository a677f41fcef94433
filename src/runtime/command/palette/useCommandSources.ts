import { useEffect, useState } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { locales, screens } from '../../core/catalog.ts';
import { loadPhrases, loadResourceCaptions, phraseGroup } from '../../core/i18n/phrases.ts';
import { loadResource } from '../../core/lazy/resourceModules.ts';

/** What commands are made of, besides the screens. */
export interface CommandSources {
  /** Those that the tabs of the screens show, by name. */
  readonly resources: ReadonlyMap<string, Resource>;
  /** Nothing that was wanted is missing. */
  readonly isComplete: boolean;
}

async function loadSource(name: string): Promise<[string, Resource]> {
  const resource = await loadResource(name);
  if (resource.roles.create) await Promise.all(locales.map((locale) => loadResourceCaptions(name, locale)));
  return [name, resource];
}

/** Loads all that the screens show, and its words in every language, for a command is found by any of its names. */
export async function loadCommandSources(): Promise<CommandSources> {
  const names = new Set(
    screens.flatMap(({ tabs }) => tabs.flatMap((tab) => ('resource' in tab ? [tab.resource] : []))),
  );
  const words = locales.flatMap((locale) => [loadPhrases(locale), phraseGroup('command', locale).load()]);
  const [found, said] = await Promise.all([
    Promise.allSettled([...names].map(loadSource)),
    Promise.allSettled(words),
  ]);
  return {
    resources: new Map(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))),
    isComplete: [...found, ...said].every(({ status }) => status === 'fulfilled'),
  };
}

const noSources: CommandSources = { resources: new Map(), isComplete: true };

/** What is loaded so far: nothing at first, which is enough for the screens. */
export function useCommandSources(): CommandSources {
  const [sources, setSources] = useState(noSources);
  useEffect(() => {
    let isWanted = true;
    void loadCommandSources().then((loaded) => isWanted && setSources(loaded));
    return () => {
      isWanted = false;
    };
  }, []);
  return sources;
}
