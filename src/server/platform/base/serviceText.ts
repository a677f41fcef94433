import { type LocalePhrases, serviceLocales } from './servicePhrases.ts';

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
  const texts = serviceLocales.map((locale) => withoutMarks(textIn(phrasesOf(locale))));
  const parts = texts.map((text, index) => `${marks.part}${serviceLocales[index]}${marks.locale}${text}`);
  return new Set(texts).size === 1 ? String(texts[0]) : parts.join('');
}

/**
 * Returns a stored text in a locale; in the first stored locale if it has no other. A text of an early version has
 * one language.
 */
export function serviceTextIn(stored: string, { locale }: Pick<LocalePhrases, 'locale'>): string {
  if (!stored.startsWith(marks.part)) return stored;
  const parts = stored
    .slice(1)
    .split(marks.part)
    .map((part) => part.split(marks.locale));
  const [, text = ''] = parts.find(([own]) => own === locale) ?? parts[0] ?? [];
  return text;
}
