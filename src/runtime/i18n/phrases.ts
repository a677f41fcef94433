import { createPhrases, type Table } from '../../contract/phrases.ts';
import { screenLabels } from '../catalog.ts';
import { readable } from '../lazy/readable.ts';

const files = import.meta.glob<{ default: Table }>('../../../locales/*.json');

/** Every phrase and caption that is loaded, of every locale. */
export const phrases = createPhrases((key, locale) => {
  const problem = `No phrase "${key}" in ${locale}.`;
  if (import.meta.env.PROD) console.warn(problem);
  else throw new Error(problem);
});

const loaded = new Map<string, Promise<void>>();

/** Adds a table to a locale once, however often it is asked for. A failed load may be tried again. */
export function addOnce(
  locale: string,
  name: string,
  load: () => Promise<{ default: Table }>,
): Promise<void> {
  const id = `${locale} ${name}`;
  const known = loaded.get(id);
  if (known) return known;
  const loading = readable(load().then(({ default: table }) => phrases.add(locale, table)));
  loading.catch(() => loaded.delete(id));
  loaded.set(id, loading);
  return loading;
}

/** Loads the phrases that belong to no schema, and the captions of the screens. */
export async function loadPhrases(locale: string): Promise<void> {
  const file = files[`../../../locales/${locale}.json`];
  const labels = screenLabels[locale];
  if (!file || !labels) throw new Error(`There is no locale "${locale}".`);
  await Promise.all([addOnce(locale, 'phrases', file), addOnce(locale, 'screens', labels)]);
}
