import type { MetricsBarModel } from '../../contract/model/metrics.ts';
import { loadMetricsBars } from '../core/catalog.ts';
import { useLocale } from '../core/i18n/LocaleProvider.tsx';
import { captionsModule } from '../core/i18n/phrases.ts';
import { lazyModule } from '../core/lazy/lazyModule.ts';

const metricsBars = lazyModule(loadMetricsBars);

/** The metrics bar of a list with its captions loaded; suspends until then. */
export function useMetricsBar(name: string): MetricsBarModel {
  const { locale } = useLocale();
  const known = metricsBars.useValue();
  const entry = known[name];
  if (!entry)
    throw new Error(`The catalog has no metrics bar "${name}". It has: ${Object.keys(known).join(', ')}.`);
  captionsModule(`metricsBar ${name}`, entry.labels, locale).useValue();
  return entry.view;
}

/** Whole hours from an instant, ISO 8601, until now. */
export const hoursSince = (instant: string, now = Date.now()): number =>
  Math.round((now - Date.parse(instant)) / 3_600_000);
