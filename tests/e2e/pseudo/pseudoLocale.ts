import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { PhraseTable } from '../../../src/contract/text/phrases.ts';
import { directionOf, type TextDirection } from '../../../src/runtime/core/i18n/languages.ts';
import { dist, type FileReplacement, serveConsole } from '../tour/builtConsole.ts';

/**
 * Matches imports of English phrases in the build: `"en-US":()=>…import("./erp-1a2b3c.js`, or
 * `"…/en-US.json":…`.
 */
const importOfWords = /(en-US(?:\.json)?["'`]:\(\)=>[^{}]{0,40}?import\(["'`]\.\/[^"'`]+)/g;
const mark = '?accented';

const accentedTable = (table: PhraseTable, direction: TextDirection): PhraseTable =>
  Object.fromEntries(
    Object.entries(table).map(([key, value]) => [
      key,
      typeof value === 'string' ? accentText(value, direction) : accentedTable(value, direction),
    ]),
  );

/**
 * Returns a script of the build with the pseudo-locale instead of English. Its phrases have `mark` in their
 * address.
 */
const inPseudoLocale = (script: string, locale: string): string =>
  script.replaceAll(importOfWords, `$1${mark}`).replaceAll(/en-US(?=(\.json)?["'`])/g, locale);

/**
 * Returns whether a script lists the locales: the first chunks, and scripts that import phrases. Other
 * scripts may mean English itself.
 */
const knowsLocales = (path: string, script: string): boolean =>
  /\/(base|app)-[^/]+\.js$/.test(path) || script.search(importOfWords) !== -1;

/** Resolves to a script with the accented phrases of a file, which may have several tables. */
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

/** Returns the replacements of files. Each file is read and replaced once, because a tour loads it often. */
function replacementIn(locale: string): FileReplacement {
  const replace: FileReplacement = ({ pathname, search }) => {
    if (search === mark) return wordsOf(pathname, locale);
    if (!pathname.endsWith('.js')) return undefined;
    const script = readFileSync(join(dist, pathname), 'utf8');
    return knowsLocales(pathname, script) ? Promise.resolve(inPseudoLocale(script, locale)) : undefined;
  };
  const known = new Map<string, ReturnType<FileReplacement>>();
  return (address) => {
    const key = address.pathname + address.search;
    if (!known.has(key)) known.set(key, replace(address));
    return known.get(key);
  };
}

/**
 * Serves the built console with a pseudo-locale instead of English. Its phrases are those of `accentText`.
 */
export async function servePseudoLocale(page: Page, locale: string): Promise<void> {
  await serveConsole(page, locale, replacementIn(locale));
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

const plainLetters = 'aeiouAEIOUcdghjklnrstwyzCDGHJKLNRSTWYZ';
const accentedLetters = 'åéîöûÅÉÎÖÛçðĝĥĵķļñŕšţŵýžÇÐĜĤĴĶĻÑŔŠŢŴÝŽ';

/** Doubles vowels. A word grows by about 40 %, as English texts do in the longest translations. */
const lengthen = (letter: string): string => {
  const accented = accentedLetters[plainLetters.indexOf(letter)] ?? letter;
  return /[aeiou]/i.test(letter) ? accented + accented.toLowerCase() : accented;
};

/** Marks that make Latin letters run from right to left. */
const directionMarks = ['\u202e', '\u202c'] as const;

/**
 * Returns an English text in a pseudo-locale: accented, longer, and in «quotes», which no phrase has.
 * Parameters stay.
 */
export function accentText(text: string, direction: TextDirection): string {
  const [begin, end] = direction === 'rtl' ? directionMarks : ['', ''];
  const parts = text.split(/(\{\{.*?\}\})/);
  return `«${begin}${parts
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, lengthen)))
    .join('')}${end}»`;
}

/** Returns a text without the phrases of the pseudo-locale. */
export function removeAccented(text: string): string {
  const rest = text.replaceAll(/«[^«»]*»/g, ' ');
  return rest === text ? rest.trim() : removeAccented(rest);
}
