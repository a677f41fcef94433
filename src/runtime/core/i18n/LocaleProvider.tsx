import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Translate } from '../../../contract/text/phrases.ts';
import { locales } from '../catalog.ts';
import { useHotReloadVersion } from '../hotReload/hotReloadVersion.ts';
import { pseudoLocales, type TextDirection } from './languages.ts';
import { localeStore } from './localeStore.ts';
import {
  applyLocalization,
  type FamilyReference,
  familyPhrases,
  type Localization,
  localizationOf,
} from './localization.ts';
import { phraseGroup, resourceCaptionsModule } from './phrases.ts';

const LocaleContext = createContext<Localization | undefined>(undefined);

/** React's only subscription to the locale: all components below switch in the same render. */
export function LocaleProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const locale = useSyncExternalStore(localeStore.subscribe, localeStore.get);
  const edition = useHotReloadVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition has other phrases
  const localized = useMemo(() => localizationOf(locale), [locale, edition]);
  useLayoutEffect(() => applyLocalization(localized), [localized]);
  return <LocaleContext value={localized}>{children}</LocaleContext>;
}

/** Below it, a family's captions for inherited properties take precedence over those of their entity. */
export function FamilyCaptions({
  family,
  entity,
  children,
}: FamilyReference & { readonly children: ReactNode }): ReactNode {
  const outer = useLocalization();
  const localized = useMemo<Localization>(
    () => ({ ...outer, ...familyPhrases(outer, { family, entity }) }),
    [outer, family, entity],
  );
  return <LocaleContext value={localized}>{children}</LocaleContext>;
}

function useLocalization(): Localization {
  const localized = use(LocaleContext);
  if (!localized) throw new Error('Phrases are used outside of <LocaleProvider>.');
  return localized;
}

/** Returns phrases of the current locale. A component that calls it follows a switch. */
export const useTranslate = (): Translate => useLocalization().translate;

/** The phrases that `fieldErrorsOf` needs. */
export const usePhrases = (): Pick<Localization, 'translate' | 'has'> => useLocalization();

/** The language menu has pseudo-locales in development, and the one in use. */
const offeredLocales = (current: string): readonly string[] => {
  const artificial = import.meta.env.DEV ? pseudoLocales : pseudoLocales.filter((one) => one === current);
  return artificial.length > 0 ? [...locales, ...artificial] : locales;
};

export function useLocale(): {
  readonly locale: string;
  readonly direction: TextDirection;
  readonly locales: readonly string[];
} {
  const { locale, direction } = useLocalization();
  return { locale, direction, locales: offeredLocales(locale) };
}

/** Loads the captions of a resource; suspends until they are loaded. */
export function useResourceCaptions(resource: string): void {
  const { locale } = useLocale();
  resourceCaptionsModule(resource, locale).useValue();
}

/** Loads groups of phrases, `locales/<group>/`; suspends until they are loaded. */
export function usePhraseGroups(groups: readonly string[]): void {
  const { locale } = useLocale();
  const modules = groups.map((group) => phraseGroup(group, locale));
  // Started before the first one suspends, so that all load in parallel.
  for (const module of modules) module.begin();
  // biome-ignore lint/correctness/useHookAtTopLevel: it is React's `use`, which may be called in a loop
  for (const module of modules) module.useValue();
}
