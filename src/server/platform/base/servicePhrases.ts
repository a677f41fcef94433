import { labels } from '#generated/labels/service.ts';
import { productName, phrases as tables } from '#generated/phrases.ts';
import { createPhrases, type Translate } from '../../../contract/text/phrases.ts';
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

/** Returns all phrases of the service in a locale. A missing key is logged, and the caller sees the key. */
export const servicePhrasesOf = (locale: string): LocalePhrases => ({
  locale,
  translate: (key, parameters) => phrases.translate(locale, key, parameters),
  has: (key) => phrases.has(locale, key),
});
