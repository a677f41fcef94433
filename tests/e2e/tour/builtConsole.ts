import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { Page, Route } from '@playwright/test';

/** Where no host can be: whatever is asked there is answered by the test. */
export const origin = 'http://console.test';

export const dist = resolve(import.meta.dirname, '../../../dist');

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** What is answered to an address of the console: its text instead of the built file's, or undefined for just that. */
export type FileReplacement = (address: URL) => Promise<string | undefined> | undefined;

/** The console as it was built, in a locale, but for what a test puts in the place of some files. */
export async function serveConsole(page: Page, locale: string, replacement?: FileReplacement): Promise<void> {
  await page.route(`${origin}/**`, async (route: Route) => {
    const address = new URL(route.request().url());
    const path = address.pathname === '/' ? 'index.html' : address.pathname;
    const body = (await replacement?.(address)) ?? readFileSync(join(dist, path));
    await route.fulfill({ body, contentType: contentTypes[extname(path)] });
  });
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
}
