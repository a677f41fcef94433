import { locales, resources } from '../catalog.ts';
import { localeStore } from './localeStore.ts';
import { addOnce, loadPhrases } from './phrases.ts';

/** Resources whose captions are in use: a switch of the locale loads these first. */
const used = new Set<string>();

/** Loads the captions of a resource and of its entity, by default in the locale in use; the same promise each time. */
export function loadLabels(resource: string, locale = localeStore.get()): Promise<void> {
  const load = resources[resource]?.labels[locale];
  if (!load) throw new Error(`The resource "${resource}" has no captions in ${locale}.`);
  used.add(resource);
  return addOnce(locale, `resource ${resource}`, load);
}

/** Switches every visible string at once: nothing changes before all that is on screen is there in the new locale. */
export async function setLocale(locale: string): Promise<void> {
  if (!locales.includes(locale)) throw new Error(`There is no locale "${locale}".`);
  await Promise.all([loadPhrases(locale), ...[...used].map((resource) => loadLabels(resource, locale))]);
  localeStore.set(locale);
}
