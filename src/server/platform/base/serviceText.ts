import { type LocalePhrases, serviceLocales } from './servicePhrases.ts';
import { truncate } from './truncate.ts';

/** Control characters between the parts of a stored text. No part contains them. */
const marks = { part: '\u001e', locale: '\u001f' };
type PhrasesOf = (locale: string) => LocalePhrases;

/**
 * Returns a text of the service in all its locales, as one string to store in a property with `x-service-text`.
 * `textIn` returns the text in the locale of the phrases.
 */
export function createServiceText(phrasesOf: PhrasesOf, textIn: (phrases: LocalePhrases) => string): string {
  const withoutMarks = (text: string): string =>
    text.replaceAll(marks.part, ' ').replaceAll(marks.locale, ' ');
  const parts = serviceLocales.map((locale) => [locale, withoutMarks(textIn(phrasesOf(locale)))] as const);
  const [first] = parts;
  return first && parts.every(([, text]) => text === first[1]) ? first[1] : joinParts(parts);
}

const joinParts = (parts: readonly (readonly [locale: string, text: string])[]): string =>
  parts.map(([locale, text]) => `${marks.part}${locale}${marks.locale}${text}`).join('');

/** Returns the parts of a stored text; undefined for a text of an early version, which has one language. */
function partsOf(stored: string): readonly (readonly [locale: string, text: string])[] | undefined {
  if (!stored.startsWith(marks.part)) return undefined;
  const parts = stored.slice(1).split(marks.part);
  return parts.map((part) => {
    const end = part.indexOf(marks.locale);
    return [part.slice(0, end), part.slice(end + 1)];
  });
}

/** Returns a stored text in a locale; in the first stored locale if it has no other. */
export function serviceTextIn(stored: string, { locale }: Pick<LocalePhrases, 'locale'>): string {
  const texts = new Map(partsOf(stored));
  const [first = stored] = texts.values();
  return texts.get(locale) ?? first;
}

/** Returns a stored text with at most this number of characters in each locale. */
export function shortenServiceText(stored: string, length: number): string {
  const parts = partsOf(stored);
  return parts
    ? joinParts(parts.map(([locale, text]) => [locale, truncate(text, length)]))
    : truncate(stored, length);
}
