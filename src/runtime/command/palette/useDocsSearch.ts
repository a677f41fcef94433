import { useEffect, useMemo, useState } from 'react';
import type { Translate } from '../../../contract/text/phrases.ts';
import { useLocale } from '../../core/i18n/LocaleProvider.tsx';
import { confirmAndNavigate } from '../../feedback/dialog/leaveGuard.ts';
import { docsAddressOf, docsPagesIn, hasDocsScreen } from '../docs/docsPages.ts';
import { type DocsEntry, docsEntriesOf, searchDocs } from '../docs/searchDocs.ts';
import type { Command } from './Command.ts';

/** Pages of the reference with their fields and operations, as commands that open them. */
export const docsCommands = (places: readonly DocsEntry[], t: Translate): Command[] =>
  places.map((place): Command => {
    const { path, at, name, title, page, kind } = place;
    return {
      id: `reference ${path} ${at}`,
      kind: 'reference',
      group: t('command.groups.reference'),
      title,
      detail: [at === '' ? t(`command.reference.${kind}`) : page, name].filter(Boolean).join(' · '),
      names: [name, title],
      run: () => confirmAndNavigate(docsAddressOf(place)),
    };
  });

/** For other entries, operators type more of the name. */
const maxPlaces = 5;

interface DocsSearch {
  readonly places: readonly DocsEntry[];
  readonly isSearching: boolean;
  readonly isFailed: boolean;
}

/** The loaded entries of a locale; empty after a failure. */
interface LoadedPlaces {
  readonly locale: string;
  readonly places?: readonly DocsEntry[];
}

/**
 * The reference entries that match a text, in the console's language; none in a product without a docs screen. The
 * pages load with the first letter.
 */
export function useDocsSearch(typed: string): DocsSearch {
  const { locale } = useLocale();
  const [loaded, setLoaded] = useState<LoadedPlaces>();
  const text = typed.trim();
  const isWanted = text !== '' && hasDocsScreen();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const keep = (places?: readonly DocsEntry[]): void => {
      if (isCurrent) setLoaded({ locale, places });
    };
    docsPagesIn(locale)
      .load()
      .then(
        ({ pages }) => keep(docsEntriesOf(pages)),
        () => keep(),
      );
    return () => {
      isCurrent = false;
    };
  }, [locale, isWanted]);
  const known = isWanted && loaded?.locale === locale ? loaded : undefined;
  const places = useMemo(() => searchDocs(known?.places ?? [], text).slice(0, maxPlaces), [known, text]);
  return {
    places,
    isSearching: isWanted && !known,
    isFailed: known !== undefined && known.places === undefined,
  };
}
