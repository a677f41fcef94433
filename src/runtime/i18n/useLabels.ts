import { use } from 'react';
import { useLocale } from './LocaleProvider.tsx';
import { hasLabels, loadLabels } from './labels.ts';

const loading = new Map<string, Promise<void>>();

/** Makes sure that the captions of a resource are loaded; suspends until they are. */
export function useLabels(resource: string): void {
  const { locale } = useLocale();
  if (hasLabels(resource, locale)) return;
  const id = `${locale} ${resource}`;
  const promise = loading.get(id) ?? loadLabels(resource, locale);
  loading.set(id, promise);
  use(promise);
}
