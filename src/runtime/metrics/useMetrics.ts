import type { MetricsModel } from '../../contract/model/metrics.ts';
import { loadMetrics } from '../core/catalog.ts';
import { useLocale } from '../core/i18n/LocaleProvider.tsx';
import { captionsModule } from '../core/i18n/phrases.ts';
import { lazyModule } from '../core/lazy/lazyModule.ts';

const metrics = lazyModule(loadMetrics);

/** Metrics with the captions of their answer loaded; suspends until then. */
export function useMetrics(name: string): MetricsModel {
  const { locale } = useLocale();
  const known = metrics.useValue();
  const entry = known[name];
  if (!entry)
    throw new Error(`The catalog has no metrics "${name}". It has: ${Object.keys(known).join(', ')}.`);
  captionsModule(`metrics ${name}`, entry.labels, locale).useValue();
  return entry.view;
}

/** Whole hours from an instant, ISO 8601, until now. */
export const hoursSince = (instant: string, now = Date.now()): number =>
  Math.round((now - Date.parse(instant)) / 3_600_000);
