import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Translate } from '../../contract/phrases.ts';
import { locales } from '../catalog.ts';
import { useEdition } from '../renewal/edition.ts';
import type { Direction } from './direction.ts';
import { type FamilyOf, familyPhrases } from './familyPhrases.ts';
import { setLocale } from './labels.ts';
import { localeStore } from './localeStore.ts';
import { type Localized, localizedIn, markPage } from './localized.ts';

const LocaleContext = createContext<Localized | undefined>(undefined);

/** The one subscription of React to the locale: all components below switch in the same render. */
export function LocaleProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const locale = useSyncExternalStore(localeStore.subscribe, localeStore.get);
  const edition = useEdition();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition has other phrases
  const localized = useMemo(() => localizedIn(locale), [locale, edition]);
  useLayoutEffect(() => markPage(localized), [localized]);
  return <LocaleContext value={localized}>{children}</LocaleContext>;
}

/** Below it what a family calls the properties that it inherits comes before what their entity does. */
export function FamilyCaptions({
  family,
  entity,
  children,
}: FamilyOf & { readonly children: ReactNode }): ReactNode {
  const outer = useLocalized();
  const localized = useMemo<Localized>(
    () => ({ ...outer, ...familyPhrases(outer, { family, entity }) }),
    [outer, family, entity],
  );
  return <LocaleContext value={localized}>{children}</LocaleContext>;
}

function useLocalized(): Localized {
  const localized = use(LocaleContext);
  if (!localized) throw new Error('Phrases are used outside of <LocaleProvider>.');
  return localized;
}

/** Answers with phrases of the current locale; a component that calls it follows a switch. */
export const useTranslate = (): Translate => useLocalized().translate;

/** Phrases as `problemsOf` wants them. */
export const usePhrases = (): Pick<Localized, 'translate' | 'has'> => useLocalized();

export function useLocale(): {
  readonly locale: string;
  readonly direction: Direction;
  readonly locales: readonly string[];
  readonly setLocale: (locale: string) => Promise<void>;
} {
  const { locale, direction } = useLocalized();
  return { locale, direction, locales, setLocale };
}
