import type { Strip } from '../../contract/strip.ts';
import { loadStrips } from '../catalog.ts';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { captionsOf } from '../i18n/labels.ts';
import { lazyModule } from '../lazy/lazyModule.ts';

const strips = lazyModule(loadStrips);

/** What stands over a list, the captions of its figures loaded too; suspends until they are there. */
export function useStrip(name: string): Strip {
  const { locale } = useLocale();
  const known = strips.useValue();
  const entry = known[name];
  if (!entry)
    throw new Error(`The catalog has no strip "${name}". It has: ${Object.keys(known).join(', ')}.`);
  captionsOf(`strip ${name}`, entry.labels, locale).useValue();
  return entry.view;
}
