import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { Page, Route } from '@playwright/test';

/** An address without a host. The test answers all requests to it. */
export const origin = 'http://console.test';

export const dist = resolve(import.meta.dirname, '../../../dist');

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the built console in a locale. */
export async function serveConsole(page: Page, locale: string): Promise<void> {
  await page.route(`${origin}/**`, async (route: Route) => {
    const address = new URL(route.request().url());
    const path = address.pathname === '/' ? 'index.html' : address.pathname;
    await route.fulfill({ body: readFileSync(join(dist, path)), contentType: contentTypes[extname(path)] });
  });
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
}
