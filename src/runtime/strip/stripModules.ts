import type { Strip } from '../../contract/strip.ts';
import { strips } from '../catalog.ts';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { labelsOf } from '../i18n/labels.ts';
import { type LazyModule, lazyModule } from '../lazy/lazyModule.ts';

const cache = new Map<string, LazyModule<Strip>>();

function moduleOf(name: string): LazyModule<Strip> {
  const known = cache.get(name);
  if (known) return known;
  const entry = strips[name];
  if (!entry)
    throw new Error(`The catalog has no strip "${name}". It has: ${Object.keys(strips).join(', ')}.`);
  const module = lazyModule(async () => (await entry.view()).default);
  cache.set(name, module);
  return module;
}

/** What stands over a list, the captions of its figures loaded too; suspends until they are there. */
export function useStrip(name: string): Strip {
  const module = moduleOf(name);
  const { locale } = useLocale();
  // Begun before the captions suspend: both are fetched at once.
  module.begin();
  labelsOf(name, locale, 'strip').useValue();
  return module.useValue();
}
