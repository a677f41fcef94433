import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { PhraseTable } from '../../../src/contract/text/phrases.ts';
import { directionOf, type TextDirection } from '../../../src/runtime/core/i18n/languages.ts';
import { dist, type FileReplacement, serveConsole } from '../tour/builtConsole.ts';

/** Where the build imports a table of English words: `"en-US":()=>…import("./erp-1a2b3c.js`, or `"…/en-US.json":…`. */
const importOfWords = /(en-US(?:\.json)?["'`]:\(\)=>[^{}]{0,40}?import\(["'`]\.\/[^"'`]+)/g;
const mark = '?accented';

const accentedTable = (table: PhraseTable, direction: TextDirection): PhraseTable =>
  Object.fromEntries(
    Object.entries(table).map(([key, value]) => [
      key,
      typeof value === 'string' ? accentText(value, direction) : accentedTable(value, direction),
    ]),
  );

/** A script of the build: where English is known there, the pseudo-locale is, and its words come from `mark`. */
const inPseudoLocale = (script: string, locale: string): string =>
  script.replaceAll(importOfWords, `$1${mark}`).replaceAll(/en-US(?=(\.json)?["'`])/g, locale);

/** What the product loads first knows its locales, and so does whatever imports words; other scripts may mean English itself. */
const knowsLocales = (path: string, script: string): boolean =>
  /\/(base|app)-[^/]+\.js$/.test(path) || script.search(importOfWords) !== -1;

/** A file of words, which may hold several tables. */
async function wordsOf(path: string, locale: string): Promise<string> {
  const tables: PhraseTable = await import(pathToFileURL(join(dist, path)).href);
  const accents = Object.entries(accentedTable(tables, directionOf(locale)));
  return accents
    .map(
      ([name, table], place) =>
        `const words${place} = ${JSON.stringify(table)}; export { words${place} as ${name} };`,
    )
    .join('\n');
}

const replacementIn =
  (locale: string): FileReplacement =>
  ({ pathname, search }) => {
    if (search === mark) return wordsOf(pathname, locale);
    if (!pathname.endsWith('.js')) return undefined;
    const script = readFileSync(join(dist, pathname), 'utf8');
    return knowsLocales(pathname, script) ? Promise.resolve(inPseudoLocale(script, locale)) : undefined;
  };

/** The console as it was built, but that it has a pseudo-locale in the place of English: all its words are those of `accented`. */
export async function servePseudoLocale(page: Page, locale: string): Promise<void> {
  await serveConsole(page, locale, replacementIn(locale));
  await page.addInitScript(() => {
    // The browser knows no pseudo-locale, and takes one that runs from right to left for Arabic: its own words are English in either, in the same quotes.
    for (const Format of [Intl.RelativeTimeFormat, Intl.ListFormat]) {
      const plain: (...given: never[]) => string = Format.prototype.format;
      Format.prototype.format = function (...given: never[]) {
        const english = new Format('en', this.resolvedOptions());
        return `«${plain.apply(english, given)}»`;
      };
    }
  });
}

const plainLetters = 'aeiouAEIOUcdghjklnrstwyzCDGHJKLNRSTWYZ';
const accentedLetters = 'åéîöûÅÉÎÖÛçðĝĥĵķļñŕšţŵýžÇÐĜĤĴĶĻÑŔŠŢŴÝŽ';

/** Vowels twice: a word grows by about 40 %, as English does in the longest of the languages that it is translated to. */
const lengthen = (letter: string): string => {
  const accented = accentedLetters[plainLetters.indexOf(letter)] ?? letter;
  return /[aeiou]/i.test(letter) ? accented + accented.toLowerCase() : accented;
};

/** Marks that let Latin letters run from right to left. */
const directionMarks = ['\u202e', '\u202c'] as const;

/** English in a pseudo-locale: accented, longer, and in «quotes», which no phrase holds. What stands for a parameter stays. */
export function accentText(text: string, direction: TextDirection): string {
  const [begin, end] = direction === 'rtl' ? directionMarks : ['', ''];
  const parts = text.split(/(\{\{.*?\}\})/);
  return `«${begin}${parts
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, lengthen)))
    .join('')}${end}»`;
}

/** What of a text is no phrase of the pseudo-locale. */
export function removeAccented(text: string): string {
  const rest = text.replaceAll(/«[^«»]*»/g, ' ');
  return rest === text ? rest.trim() : removeAccented(rest);
}
