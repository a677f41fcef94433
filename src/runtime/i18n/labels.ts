import type { Table } from '../../contract/phrases.ts';
import { locales, resources } from '../catalog.ts';
import type { LazyModule } from '../lazy/lazyModule.ts';
import { localeStore } from './localeStore.ts';
import { groupOf, loadPhrases, wordsOf } from './phrases.ts';

/** Loaders of the words that are in use: a switch of the locale loads these first. */
const used = new Map<string, (locale: string) => Promise<void>>();

/** The captions of a resource, and of the entities that it shows. */
export const labelsOf = (resource: string, locale = localeStore.get()): LazyModule<void> =>
  captionsOf(`resource ${resource}`, resources[resource]?.labels, locale);

/** Captions by locale, of something that is called `id`. */
export function captionsOf(
  id: string,
  labels: Readonly<Record<string, () => Promise<{ default: Table }>>> | undefined,
  locale = localeStore.get(),
): LazyModule<void> {
  const importTable = labels?.[locale];
  if (!importTable) throw new Error(`"${id}" has no captions in ${locale}.`);
  used.set(id, (other) => captionsOf(id, labels, other).load());
  return wordsOf(locale, id, importTable);
}

export const loadLabels = (resource: string, locale?: string): Promise<void> =>
  labelsOf(resource, locale).load();

/** Phrases of a group, `locales/<group>/`: those of one screen, or what a screen and the service both say. */
export function groupPhrases(group: string, locale = localeStore.get()): LazyModule<void> {
  used.set(`group ${group}`, (other) => groupPhrases(group, other).load());
  return groupOf(locale, group);
}

/** Switches every visible string at once: nothing changes before all that is on screen is there in the new locale. */
export async function setLocale(locale: string): Promise<void> {
  if (!locales.includes(locale)) throw new Error(`There is no locale "${locale}".`);
  await Promise.all([loadPhrases(locale), ...[...used.values()].map((load) => load(locale))]);
  localeStore.set(locale);
}
