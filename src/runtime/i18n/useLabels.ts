import { use } from 'react';
import { useLocale } from './LocaleProvider.tsx';
import { loadLabels } from './labels.ts';

/** Makes sure that the captions of a resource are loaded; suspends until they are. */
export function useLabels(resource: string): void {
  const { locale } = useLocale();
  use(loadLabels(resource, locale));
}
