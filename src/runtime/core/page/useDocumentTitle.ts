import { useLayoutEffect } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';

/** Sets the title of the browser's tab. `useRecordTitle` adds to it in the effects that follow. */
export function useDocumentTitle(title: string): void {
  const name = useTranslate()('product.title');
  useLayoutEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
