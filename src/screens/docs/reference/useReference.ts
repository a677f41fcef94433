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
  /** The locale of the pages. */
  readonly language: string;
  /** Undefined if no page has this path. */
  readonly page?: ReferencePage;
  /** Another page or language was requested and is still loading. */
  readonly isStale: boolean;
}

async function loadPage({ locale, place: { path } }: ReferenceRequest): Promise<void> {
  const { pages } = await docsPagesIn(locale).load();
  const page = pages.find((one) => one.path === path);
  if (page) await docsMarkdownOf(page).load();
}

/**
 * Returns the requested place, in the language of the console. The previous page stays until the requested
 * page has loaded. Suspends before the first page, and throws if a page fails to load.
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
