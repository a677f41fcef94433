import { useEffect, useState } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { locales, screens } from '../../core/catalog.ts';
import { loadPhrases, loadResourceCaptions, phraseGroup } from '../../core/i18n/phrases.ts';
import { loadResource } from '../../core/lazy/resourceModules.ts';

/** The data for commands in addition to the screens. */
export interface CommandSources {
  /** The resources of all tabs, by name. */
  readonly resources: ReadonlyMap<string, Resource>;
  /** Nothing failed to load. */
  readonly isComplete: boolean;
}

async function loadSource(name: string): Promise<[string, Resource]> {
  const resource = await loadResource(name);
  if (resource.roles.create) await Promise.all(locales.map((locale) => loadResourceCaptions(name, locale)));
  return [name, resource];
}

/**
 * Loads all resources of the screens with their captions in every language, because a command matches any of
 * its names.
 */
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

/** The sources loaded so far; initially only the screens. */
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
