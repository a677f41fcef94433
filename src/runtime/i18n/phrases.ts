import { createPhrases, type Table } from '../../contract/phrases.ts';
import { screenLabels } from '../catalog.ts';
import { type LazyModule, lazyModule } from '../lazy/lazyModule.ts';

const files = import.meta.glob<{ default: Table }>('../../../locales/*.json');

/** All but what only the service says. */
const groups = import.meta.glob<{ default: Table }>([
  '../../../locales/*/*.json',
  '!../../../locales/service/*.json',
]);

/** Every phrase and caption that is loaded, of every locale. */
export const phrases = createPhrases((key, locale) => {
  const problem = `No phrase "${key}" in ${locale}.`;
  if (import.meta.env.PROD) console.warn(problem);
  else throw new Error(problem);
});

const tables = new Map<string, LazyModule<void>>();

/** A table of words that joins those of a locale when it is loaded; one module for each name, however often it is asked for. */
export function wordsOf(
  locale: string,
  name: string,
  importTable: () => Promise<{ default: Table }>,
): LazyModule<void> {
  const id = `${locale} ${name}`;
  const known = tables.get(id);
  if (known) return known;
  const module = lazyModule(async () => phrases.add(locale, (await importTable()).default));
  tables.set(id, module);
  return module;
}

/** Loads the phrases that belong to no schema, and the captions of the screens. */
export async function loadPhrases(locale: string): Promise<void> {
  const file = files[`../../../locales/${locale}.json`];
  const labels = screenLabels[locale];
  if (!file || !labels) throw new Error(`There is no locale "${locale}".`);
  await Promise.all([wordsOf(locale, 'phrases', file).load(), wordsOf(locale, 'screens', labels).load()]);
}

/** The phrases of a group, `locales/<group>/`, in a locale. */
export function groupOf(locale: string, group: string): LazyModule<void> {
  const file = groups[`../../../locales/${group}/${locale}.json`];
  if (!file) throw new Error(`There are no phrases of "${group}" in ${locale}.`);
  return wordsOf(locale, `group ${group}`, file);
}
