import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { fieldKey, resourceKey } from '../../contract/labelKey.ts';
import type { Translate } from '../../contract/phrases.ts';
import { locales } from '../catalog.ts';
import { useEdition } from '../renewal/edition.ts';
import { type Direction, directionOf } from './direction.ts';
import { setLocale } from './labels.ts';
import { localeStore } from './localeStore.ts';
import { phrases } from './phrases.ts';

interface Localized {
  readonly locale: string;
  readonly direction: Direction;
  readonly translate: Translate;
  readonly has: (key: string) => boolean;
}

interface FamilyCaptionsProps {
  /** Its name as a resource. One that is no family has no captions of its own. */
  readonly family: string;
  readonly entity: string;
  readonly children: ReactNode;
}

const LocaleContext = createContext<Localized | undefined>(undefined);

/** The one subscription of React to the locale: all components below switch in the same render. */
export function LocaleProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const locale = useSyncExternalStore(localeStore.subscribe, localeStore.get);
  const edition = useEdition();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition has other phrases
  const localized = useMemo<Localized>(
    () => ({
      locale,
      direction: directionOf(locale),
      translate: (key, parameters) => phrases.translate(locale, key, parameters),
      has: (key) => phrases.has(locale, key),
    }),
    [locale, edition],
  );
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = localized.direction;
  }, [locale, localized]);
  return <LocaleContext value={localized}>{children}</LocaleContext>;
}

/**
 * Below it what a family calls the properties that it inherits comes before what their entity does (schemas/families, `captions`): lists,
 * forms and messages ask for both by the same key.
 */
export function FamilyCaptions({ family, entity, children }: FamilyCaptionsProps): ReactNode {
  const outer = useLocalized();
  const localized = useMemo<Localized>(() => {
    const caption = new RegExp(`^${fieldKey(entity, [])}\\.(fields\\.\\w+\\.\\w+)$`);
    const keyOf = (key: string): string => {
      const own = key.replace(caption, resourceKey(family, '$1'));
      return own !== key && outer.has(own) ? own : key;
    };
    return {
      ...outer,
      translate: (key, parameters) => outer.translate(keyOf(key), parameters),
      has: (key) => outer.has(keyOf(key)),
    };
  }, [outer, family, entity]);
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
