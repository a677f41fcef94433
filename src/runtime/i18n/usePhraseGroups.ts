import { useLocale } from './LocaleProvider.tsx';
import { groupPhrases } from './labels.ts';

/** Makes sure that groups of phrases, `locales/<group>/`, are loaded; suspends until they are. */
export function usePhraseGroups(groups: readonly string[]): void {
  const { locale } = useLocale();
  const modules = groups.map((group) => groupPhrases(group, locale));
  // Begun before the first one suspends: all are fetched at once.
  for (const module of modules) module.begin();
  // biome-ignore lint/correctness/useHookAtTopLevel: it is React's `use`, which may be called in a loop
  for (const module of modules) module.useValue();
}
