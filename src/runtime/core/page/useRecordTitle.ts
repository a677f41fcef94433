import { useEffect } from 'react';

/** Puts the name of the record on screen before the title of its page. */
export function useRecordTitle(name: string | undefined): void {
  // After each render, because the title of the page changes with the locale.
  useEffect(() => {
    if (name === undefined) return;
    const title = document.title;
    const shown = `${name} · ${title}`;
    document.title = shown;
    return () => {
      // Another page, or another locale, has set its own title already.
      if (document.title === shown) document.title = title;
    };
  });
}
