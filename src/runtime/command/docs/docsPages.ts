import type { ReferencePage } from '../../../contract/model/referencePage.ts';
import type { Screen } from '../../../contract/model/screen.ts';
import { loadReference, screens } from '../../core/catalog.ts';
import { phraseLocaleOf } from '../../core/i18n/languages.ts';
import { type LazyModule, lazyModule } from '../../core/lazy/lazyModule.ts';
import { getOrCreate } from '../../core/lazy/once.ts';

interface LocalizedPages {
  readonly pages: readonly ReferencePage[];
  /** The locale of the pages. */
  readonly language: string;
}

const pagesByLocale = new Map<string, LazyModule<LocalizedPages>>();
const textByPage = new Map<ReferencePage, LazyModule<string>>();

/** The pages in a locale, or in another one where the generator wrote none for it. */
export const docsPagesIn = (locale: string): LazyModule<LocalizedPages> =>
  getOrCreate(pagesByLocale, locale, () =>
    lazyModule(async () => {
      const written = await loadReference();
      const [language, load] =
        Object.entries(written).find(([one]) => one === phraseLocaleOf(locale)) ??
        Object.entries(written)[0] ??
        [];
      if (!language || !load) throw new Error('The generator wrote no reference.');
      return { language, pages: await load() };
    }),
  );

/** The Markdown of a page. */
export const docsMarkdownOf = (page: ReferencePage): LazyModule<string> =>
  getOrCreate(textByPage, page, () => lazyModule(async () => (await page.load()).default));

/** A page of the reference, and an anchor on it. */
export interface DocsPlace {
  readonly path: string;
  /** An anchor; empty for the top of the page. */
  readonly at: string;
}

export const guidePath = 'index.md';

/** The tab of the docs screen with the reference. */
export const docsTab = '5';

/** URL parameters, restored by reload, Back and shared links. */
export const docsUrlDefaults = { reference: guidePath, at: '' };

const findDocsScreen = (): Screen | undefined =>
  screens.find(({ tabs }) =>
    tabs.some((tab) => 'panel' in tab && tab.panel === 'docs' && tab.id === docsTab),
  );

/** Returns whether the product has a docs screen, whose tab shows the reference. */
export const hasDocsScreen = (): boolean => findDocsScreen() !== undefined;

/** The URL of a place on the docs screen (schemas/SPECIFICATION.md section 2.4). */
export function docsAddressOf({ path, at }: DocsPlace): string {
  const parameters = new URLSearchParams({ tab: docsTab });
  if (path !== guidePath) parameters.set('reference', path);
  if (at !== '') parameters.set('at', at);
  return `${findDocsScreen()?.route ?? '/'}?${parameters}`;
}
