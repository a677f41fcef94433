import { useLocale } from './LocaleProvider.tsx';
import { labelsOf } from './labels.ts';

/** Makes sure that the captions of a resource are loaded; suspends until they are. */
export function useLabels(resource: string): void {
  const { locale } = useLocale();
  labelsOf(resource, locale).useValue();
}
