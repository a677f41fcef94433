import type { ReferencePage } from '../../contract/reference.ts';
import { loadReference } from '../catalog.ts';
import { type LazyModule, lazyModule } from '../lazy/lazyModule.ts';

interface Pages {
  readonly pages: readonly ReferencePage[];
  /** The locale that they are written in. */
  readonly language: string;
}

const lists = new Map<string, LazyModule<Pages>>();
const texts = new Map<ReferencePage, LazyModule<string>>();

function kept<K, T>(map: Map<K, LazyModule<T>>, key: K, load: () => Promise<T>): LazyModule<T> {
  const known = map.get(key) ?? lazyModule(load);
  map.set(key, known);
  return known;
}

/** The pages in a locale, or in another one where the generator wrote none for it. */
export const pagesIn = (locale: string): LazyModule<Pages> =>
  kept(lists, locale, async () => {
    const written = await loadReference();
    const [language, load] =
      Object.entries(written).find(([one]) => one === locale) ?? Object.entries(written)[0] ?? [];
    if (!language || !load) throw new Error('The generator wrote no reference.');
    return { language, pages: await load() };
  });

/** The Markdown of a page. */
export const markdownOf = (page: ReferencePage): LazyModule<string> =>
  kept(texts, page, async () => (await page.load()).default);
