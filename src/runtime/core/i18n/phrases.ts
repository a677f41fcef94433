import { createPhrases, type PhraseParameters, type PhraseTable } from '../../../contract/text/phrases.ts';
import { locales, resources, screenLabels } from '../catalog.ts';
import { type LazyModule, lazyModule } from '../lazy/lazyModule.ts';
import { getOrCreate } from '../lazy/once.ts';
import { phraseLocaleOf, pseudoLocales } from './languages.ts';
import { defaultLocale, localeStore } from './localeStore.ts';

type PhraseFiles = Readonly<Record<string, () => Promise<{ default: PhraseTable }>>>;

const generalPhrases = import.meta.glob<{ default: PhraseTable }>('#locales/*.json');

/** All phrases except those that only the service uses. */
const groupPhrases = import.meta.glob<{ default: PhraseTable }>([
  '#locales/*/*.json',
  '!#locales/service/*.json',
]);

/** The paths depend on the folder of the project, so only their ends are known. */
const findFile = (files: PhraseFiles, end: string): PhraseFiles[string] | undefined =>
  files[Object.keys(files).find((path) => path.endsWith(end)) ?? ''];

/** Every loaded phrase and caption, of every locale. */
export const phrases = createPhrases((key, locale) => {
  const problem = `No phrase "${key}" in ${locale}.`;
  if (import.meta.env.PROD) console.warn(problem);
  else throw new Error(problem);
}, defaultLocale);

const phraseTables = new Map<string, LazyModule<void>>();

/** A table of phrases that joins those of a locale when it loads; one module for each name. */
const phraseTableModule = (
  locale: string,
  name: string,
  importTable: () => Promise<{ default: PhraseTable }>,
): LazyModule<void> =>
  getOrCreate(phraseTables, `${locale} ${name}`, () =>
    lazyModule(async () => {
      const { default: table } = await importTable();
      const isPseudo = pseudoLocales.includes(locale);
      phrases.add(locale, isPseudo ? (await import('./accentTable.ts')).accentTable(table, locale) : table);
    }),
  );

/** Loads the phrases without a schema and the captions of the screens. */
export async function loadPhrases(locale: string): Promise<void> {
  const file = findFile(generalPhrases, `/${phraseLocaleOf(locale)}.json`);
  const labels = screenLabels[phraseLocaleOf(locale)];
  if (!file || !labels) throw new Error(`There is no locale "${locale}".`);
  await Promise.all([
    phraseTableModule(locale, 'phrases', file).load(),
    phraseTableModule(locale, 'screens', labels).load(),
  ]);
}

/** The phrases of a group, `locales/<group>/`, in a locale. */
export function phraseGroupModule(group: string, locale: string): LazyModule<void> {
  const file = findFile(groupPhrases, `/${group}/${phraseLocaleOf(locale)}.json`);
  if (!file) throw new Error(`There are no phrases of "${group}" in ${locale}.`);
  return phraseTableModule(locale, `group ${group}`, file);
}

/** Loaders of the phrases in use: a switch of the locale runs these first. */
const loadersInUse = new Map<string, (locale: string) => Promise<void>>();

/** The captions of a resource and of the entities that it shows. */
export const resourceCaptionsModule = (resource: string, locale = localeStore.get()): LazyModule<void> =>
  captionsModule(`resource ${resource}`, resources[resource]?.labels, locale);

/** Captions by locale, cached under `id`. */
export function captionsModule(
  id: string,
  labels: Readonly<Record<string, () => Promise<{ default: PhraseTable }>>> | undefined,
  locale = localeStore.get(),
): LazyModule<void> {
  const importTable = labels?.[phraseLocaleOf(locale)];
  if (!importTable) throw new Error(`"${id}" has no captions in ${locale}.`);
  loadersInUse.set(id, (other) => captionsModule(id, labels, other).load());
  return phraseTableModule(locale, id, importTable);
}

export const loadResourceCaptions = (resource: string, locale?: string): Promise<void> =>
  resourceCaptionsModule(resource, locale).load();

/**
 * Phrases of a group, `locales/<group>/`: those of one screen, or those that a screen shares with the
 * service.
 */
export function phraseGroup(group: string, locale = localeStore.get()): LazyModule<void> {
  loadersInUse.set(`group ${group}`, (other) => phraseGroup(group, other).load());
  return phraseGroupModule(group, locale);
}

/** Switches every visible text at once, after the new locale has loaded for everything on screen. */
export async function setLocale(locale: string): Promise<void> {
  if (!locales.includes(phraseLocaleOf(locale))) throw new Error(`There is no locale "${locale}".`);
  await Promise.all([loadPhrases(locale), ...[...loadersInUse.values()].map((load) => load(locale))]);
  localeStore.set(locale);
}

/** A phrase in the current locale, for code outside of components. Components call `useTranslate`. */
export const translate = (key: string, parameters?: PhraseParameters): string =>
  phrases.translate(localeStore.get(), key, parameters);
