import { useEffect, useState } from 'react';
import type { ReferencePage } from '../../../contract/model/referencePage.ts';
import type { DocsPlace } from '../../../runtime/command/docs/docsPages.ts';
import { docsMarkdownOf, docsPagesIn } from '../../../runtime/command/docs/docsPages.ts';
import { useLocale } from '../../../runtime/core/i18n/LocaleProvider.tsx';

interface ReferenceRequest {
  readonly locale: string;
  readonly place: DocsPlace;
}

interface ShownReference extends ReferenceRequest {
  readonly pages: readonly ReferencePage[];
  /** The locale that they are written in. */
  readonly language: string;
  /** Undefined when there is none of that path. */
  readonly page?: ReferencePage;
  /** Another page, or this one in another language, has been asked for. */
  readonly isStale: boolean;
}

async function loadPage({ locale, place: { path } }: ReferenceRequest): Promise<void> {
  const { pages } = await docsPagesIn(locale).load();
  const page = pages.find((one) => one.path === path);
  if (page) await docsMarkdownOf(page).load();
}

/**
 * The place that is asked for, in the language of the console. Until its page is there the one before it is shown; the first
 * suspends, and what could not be had is thrown.
 */
export function useReference({ path, at }: DocsPlace): ShownReference {
  const { locale } = useLocale();
  const [shown, setShown] = useState<ReferenceRequest>({ locale, place: { path, at } });
  useEffect(() => {
    let isWanted = true;
    const asked = { locale, place: { path, at } };
    const show = (): void => {
      if (isWanted) setShown(asked);
    };
    loadPage(asked).then(show, show);
    return () => {
      isWanted = false;
    };
  }, [locale, path, at]);
  const { pages, language } = docsPagesIn(shown.locale).useValue();
  const page = pages.find((one) => one.path === shown.place.path);
  return { ...shown, pages, language, page, isStale: shown.locale !== locale || shown.place.path !== path };
}
