import type { Overview } from '../../contract/overview.ts';
import { loadOverviews } from '../catalog.ts';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { captionsOf } from '../i18n/labels.ts';
import { lazyModule } from '../lazy/lazyModule.ts';

const overviews = lazyModule(loadOverviews);

/** The overview on the screen of a route, the captions of its answer loaded too; suspends until they are there. */
export function useOverviewAt(route: string): Overview {
  const { locale } = useLocale();
  const known = overviews.useValue();
  const entry = known[route];
  if (!entry)
    throw new Error(`There is no overview at "${route}". There are: ${Object.keys(known).join(', ')}.`);
  captionsOf(`overview ${route}`, entry.labels, locale).useValue();
  return entry.view;
}
