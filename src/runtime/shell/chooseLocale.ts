import { toastStore } from '../feedback/toastStore.ts';
import { setLocale } from '../i18n/labels.ts';

/** Switches the language; where its words cannot be had all stays as it is, and a toast says so. */
export async function chooseLocale(locale: string): Promise<void> {
  try {
    await setLocale(locale);
  } catch {
    toastStore.show({ kind: 'error', message: (t) => t('page.chunk.title') });
  }
}
