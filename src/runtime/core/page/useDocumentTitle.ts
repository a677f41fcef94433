import { useEffect } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';

/** Sets the title of the browser's tab. */
export function useDocumentTitle(title: string): void {
  const name = useTranslate()('product.title');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
