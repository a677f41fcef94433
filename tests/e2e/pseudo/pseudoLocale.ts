import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { Table } from '../../../src/contract/phrases.ts';
import { type Direction, directionOf } from '../../../src/runtime/i18n/direction.ts';
import { dist, type Replacement, serveConsole } from '../tour/builtConsole.ts';
import { accented } from './accented.ts';

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

/** What the product loads first knows its locales; other scripts may mean English itself. */
const knowsLocales = /\/(base|app)-[^/]+\.js$/;

async function wordsOf(path: string, locale: string): Promise<string> {
  const { default: table }: { default: Table } = await import(pathToFileURL(join(dist, path)).href);
  return `export default ${JSON.stringify(accentedTable(table, directionOf(locale)))}`;
}

const replacementIn =
  (locale: string): Replacement =>
  ({ pathname, search }) => {
    if (search === mark) return wordsOf(pathname, locale);
    return knowsLocales.test(pathname)
      ? Promise.resolve(inPseudoLocale(readFileSync(join(dist, pathname), 'utf8'), locale))
      : undefined;
  };

/** The console as it was built, but that it has a pseudo-locale in the place of English: all its words are those of `accented`. */
export async function servePseudoLocale(page: Page, locale: string): Promise<void> {
  await serveConsole(page, locale, replacementIn(locale));
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
