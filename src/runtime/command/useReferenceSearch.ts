import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { type Found, findPlaces, placesOf } from '../reference/findPlaces.ts';
import { pagesIn } from '../reference/referencePages.ts';

/** Whoever means another types more of its name. */
const limit = 5;

export interface FoundPlaces {
  readonly places: readonly Found[];
  readonly isSearching: boolean;
  readonly isFailed: boolean;
}

/** What was loaded for a locale; no places when that failed. */
interface Loaded {
  readonly locale: string;
  readonly places?: readonly Found[];
}

/** Places of the reference that a text means, in the language of the console: its pages are loaded with the first letter. */
export function useReferenceSearch(typed: string): FoundPlaces {
  const { locale } = useLocale();
  const [loaded, setLoaded] = useState<Loaded>();
  const text = typed.trim();
  const isWanted = text !== '';
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const keep = (places?: readonly Found[]): void => {
      if (isCurrent) setLoaded({ locale, places });
    };
    pagesIn(locale)
      .load()
      .then(
        ({ pages }) => keep(placesOf(pages)),
        () => keep(),
      );
    return () => {
      isCurrent = false;
    };
  }, [locale, isWanted]);
  const known = isWanted && loaded?.locale === locale ? loaded : undefined;
  const places = useMemo(() => findPlaces(known?.places ?? [], text).slice(0, limit), [known, text]);
  return {
    places,
    isSearching: isWanted && !known,
    isFailed: known !== undefined && known.places === undefined,
  };
}
