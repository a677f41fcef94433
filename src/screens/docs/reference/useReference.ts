import { useEffect, useState } from 'react';
import type { ReferencePage } from '../../../contract/reference.ts';
import { useLocale } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Place } from '../../../runtime/reference/address.ts';
import { markdownOf, pagesIn } from '../../../runtime/reference/referencePages.ts';

interface Asked {
  readonly locale: string;
  readonly place: Place;
}

interface Shown extends Asked {
  readonly pages: readonly ReferencePage[];
  /** The locale that they are written in. */
  readonly language: string;
  /** Undefined when there is none of that path. */
  readonly page?: ReferencePage;
  /** Another page, or this one in another language, has been asked for. */
  readonly isStale: boolean;
}

async function load({ locale, place: { path } }: Asked): Promise<void> {
  const { pages } = await pagesIn(locale).load();
  const page = pages.find((one) => one.path === path);
  if (page) await markdownOf(page).load();
}

/**
 * The place that is asked for, in the language of the console. Until its page is there the one before it is shown; the first
 * suspends, and what could not be had is thrown.
 */
export function useReference({ path, at }: Place): Shown {
  const { locale } = useLocale();
  const [shown, setShown] = useState<Asked>({ locale, place: { path, at } });
  useEffect(() => {
    let isWanted = true;
    const asked = { locale, place: { path, at } };
    const show = (): void => {
      if (isWanted) setShown(asked);
    };
    load(asked).then(show, show);
    return () => {
      isWanted = false;
    };
  }, [locale, path, at]);
  const { pages, language } = pagesIn(shown.locale).useValue();
  const page = pages.find((one) => one.path === shown.place.path);
  return { ...shown, pages, language, page, isStale: shown.locale !== locale || shown.place.path !== path };
}
