import type { Page } from '@playwright/test';
import { serveConsole } from '../builtConsole.ts';

/** Serves the built console in a pseudo-locale. */
export async function servePseudoLocale(page: Page, locale: string): Promise<void> {
  await serveConsole(page, locale);
  await page.addInitScript(() => {
    // The browser has no texts for pseudo-locales, and uses Arabic for the one from right to left. Here its
    // own texts are English, in the same quotes.
    for (const Format of [Intl.RelativeTimeFormat, Intl.ListFormat]) {
      const plain: (...given: never[]) => string = Format.prototype.format;
      Format.prototype.format = function (...given: never[]) {
        const english = new Format('en', this.resolvedOptions());
        return `«${plain.apply(english, given)}»`;
      };
    }
  });
}

/** Returns a text without the phrases of the pseudo-locale. */
export function removeAccented(text: string): string {
  const rest = text.replaceAll(/«[^«»]*»/g, ' ');
  return rest === text ? rest.trim() : removeAccented(rest);
}
