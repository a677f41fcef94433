import { labels } from '#generated/labels/service.ts';
import { productName, phrases as tables } from '#generated/phrases.ts';
import { createPhrases, type PhraseParameters, type Translate } from '../../../contract/text/phrases.ts';
import { log } from './log.ts';

/** The phrases of one locale. */
export interface LocalePhrases {
  readonly locale: string;
  readonly translate: Translate;
  readonly has: (key: string) => boolean;
}

/** The locales of the service, the default first. */
export const serviceLocales: readonly string[] = Object.keys(tables);

export { productName };

export const [defaultLocale = ''] = serviceLocales;

const phrases = createPhrases((key, locale) => log.error(`No phrase "${key}" in ${locale}.`), defaultLocale);
for (const locale of serviceLocales)
  for (const table of [...(tables[locale] ?? []), labels[locale] ?? {}]) phrases.add(locale, table);

const listIn = (locale: string, items: readonly unknown[]): string =>
  new Intl.ListFormat(locale, { style: 'narrow' }).format(items.map(String));

/** Joins the items of each list among the parameters: `A, B` or `A、B`. */
const joinLists = (locale: string, parameters: PhraseParameters): PhraseParameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      Array.isArray(value) ? listIn(locale, value) : value,
    ]),
  );

/**
 * Returns all phrases of the service in a locale. Parameters may be lists. A missing key is logged, and the caller
 * sees the key.
 */
export const servicePhrasesOf = (locale: string): LocalePhrases => ({
  locale,
  translate: (key, parameters) => phrases.translate(locale, key, parameters && joinLists(locale, parameters)),
  has: (key) => phrases.has(locale, key),
});
