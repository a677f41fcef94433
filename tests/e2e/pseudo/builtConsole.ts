import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { Table } from '../../../src/contract/phrases.ts';
import { type Direction, directionOf } from '../../../src/runtime/i18n/direction.ts';
import { accented } from './accented.ts';

/** Where no host can be: whatever is asked there is answered by the test. */
export const origin = 'http://console.test';

const dist = resolve(import.meta.dirname, '../../../dist');
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Where the build imports a table of English words: `"en-US":()=>…import("./erp-1a2b3c.js`, or `"…/en-US.json":…`. */
const importOfWords = /(en-US(?:\.json)?["'`]:\(\)=>[^{}]{0,40}?import\(["'`]\.\/[^"'`]+)/g;
const mark = '?accented';

const accentedTable = (table: Table, direction: Direction): Table =>
  Object.fromEntries(
    Object.entries(table).map(([key, value]) => [
      key,
      typeof value === 'string' ? accented(value, direction) : accentedTable(value, direction),
    ]),
  );

/** A script of the build: where English is known there, the pseudo-locale is, and its words come from `mark`. */
const inPseudoLocale = (script: string, locale: string): string =>
  script.replaceAll(importOfWords, `$1${mark}`).replaceAll(/en-US(?=(\.json)?["'`])/g, locale);

async function fileOf(path: string, locale: string): Promise<string> {
  const file = join(dist, path === '/' ? 'index.html' : path);
  // What the product loads first knows its locales; other scripts may mean English itself.
  return /\/(base|app)-[^/]+\.js$/.test(file)
    ? inPseudoLocale(readFileSync(file, 'utf8'), locale)
    : readFileSync(file, 'utf8');
}

async function wordsOf(path: string, locale: string): Promise<string> {
  const { default: table }: { default: Table } = await import(pathToFileURL(join(dist, path)).href);
  return `export default ${JSON.stringify(accentedTable(table, directionOf(locale)))}`;
}

/** The console as it was built, but that it has a pseudo-locale in the place of English: all its words are those of `accented`. */
export async function serveConsole(page: Page, locale: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const body = search === mark ? await wordsOf(pathname, locale) : await fileOf(pathname, locale);
    const contentType = contentTypes[extname(pathname) || '.html'];
    await route.fulfill({ body, contentType });
  });
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await page.addInitScript(() => {
    // The browser knows no pseudo-locale: its own words are put into the same quotes.
    for (const format of [Intl.RelativeTimeFormat.prototype, Intl.ListFormat.prototype]) {
      const plain: (...given: never[]) => string = format.format;
      format.format = function (...given: never[]) {
        return `«${plain.apply(this, given)}»`;
      };
    }
  });
}
