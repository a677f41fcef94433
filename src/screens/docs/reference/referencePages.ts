import type { ReferencePage } from '../../../contract/reference.ts';
import { loadReference } from '../../../runtime/catalog.ts';
import { type LazyModule, lazyModule } from '../../../runtime/lazy/lazyModule.ts';

const lists = new Map<string, LazyModule<readonly ReferencePage[]>>();
const texts = new Map<ReferencePage, LazyModule<string>>();

function kept<K, T>(map: Map<K, LazyModule<T>>, key: K, load: () => Promise<T>): LazyModule<T> {
  const known = map.get(key) ?? lazyModule(load);
  map.set(key, known);
  return known;
}

/** The pages of a locale; throws when the generator wrote none for it. */
export const pagesIn = (locale: string): LazyModule<readonly ReferencePage[]> =>
  kept(lists, locale, async () => {
    const load = (await loadReference())[locale];
    if (!load) throw new Error(`There is no reference in ${locale}.`);
    return load();
  });

/** The Markdown of a page. */
export const markdownOf = (page: ReferencePage): LazyModule<string> =>
  kept(texts, page, async () => (await page.load()).default);
