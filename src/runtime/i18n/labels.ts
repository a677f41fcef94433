import { locales, resources } from '../catalog.ts';
import type { LazyModule } from '../lazy/lazyModule.ts';
import { localeStore } from './localeStore.ts';
import { loadPhrases, wordsOf } from './phrases.ts';

/** Resources whose captions are in use: a switch of the locale loads these first. */
const used = new Set<string>();

/** The captions of a resource and of its entity. */
export function labelsOf(resource: string, locale = localeStore.get()): LazyModule<void> {
  const importTable = resources[resource]?.labels[locale];
  if (!importTable) throw new Error(`The resource "${resource}" has no captions in ${locale}.`);
  used.add(resource);
  return wordsOf(locale, `resource ${resource}`, importTable);
}

export const loadLabels = (resource: string, locale?: string): Promise<void> =>
  labelsOf(resource, locale).load();

/** Switches every visible string at once: nothing changes before all that is on screen is there in the new locale. */
export async function setLocale(locale: string): Promise<void> {
  if (!locales.includes(locale)) throw new Error(`There is no locale "${locale}".`);
  await Promise.all([loadPhrases(locale), ...[...used].map((resource) => loadLabels(resource, locale))]);
  localeStore.set(locale);
}
