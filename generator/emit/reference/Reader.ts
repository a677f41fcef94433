import { createPhrases, type Table, type Translate } from '../../../src/contract/phrases.ts';
import type { Call, Localized } from '../../model.ts';
import { plain } from './markdown.ts';

/** Whom a page is written for. */
export interface Reader {
  readonly locale: string;
  /** A phrase of `locales/reference/`, by its key within that. */
  readonly say: Translate;
  /** A message that schemas name (`x-validations`, `x-messages`). */
  readonly message: Translate;
  /** What something is called, as it is. */
  readonly caption: (captions: Localized) => string;
  /** The same as Markdown. */
  readonly title: (captions: Localized) => string;
  /** What is said about it, as Markdown; empty when nothing is. */
  readonly description: (captions: Localized) => string;
  /** What a call does, as Markdown: a sentence. */
  readonly summary: (call: Call) => string;
  /** Phrases side by side, as that language does it. */
  readonly listed: (parts: readonly string[]) => string;
  readonly sentences: (parts: readonly (string | false | undefined)[]) => string;
}

export function readerOf(locale: string, tables: readonly Table[]): Reader {
  const phrases = createPhrases((key) => {
    throw new Error(`There are no words in ${locale} for "${key}".`);
  });
  for (const table of tables) phrases.add(locale, table);
  const message: Translate = (key, parameters) => phrases.translate(locale, key, parameters);
  const fixed = new Map<string, string>();
  const say: Translate = (key, parameters) => {
    if (parameters) return spaced(message(`reference.${key}`, parameters));
    const known = fixed.get(key) ?? message(`reference.${key}`);
    fixed.set(key, known);
    return known;
  };
  const word = (captions: Localized, name: 'title' | 'description'): string =>
    plain(captions[locale]?.[name] ?? '');
  return {
    locale,
    say,
    message,
    caption: (captions) => captions[locale]?.title ?? '',
    title: (captions) => word(captions, 'title'),
    description: (captions) => word(captions, 'description'),
    summary: ({ captions, summary }) => plain(captions[locale]?.summary ?? summary),
    listed: (parts) => parts.join(say('separator')),
    sentences: (parts) => parts.flatMap((part) => part || []).reduce(followed, ''),
  };
}

/** Code in the midst of Chinese stands apart from it. */
const spaced = (text: string): string =>
  text.replaceAll(/`(?=\p{sc=Han})/gu, '` ').replaceAll(/(\p{sc=Han})(?=`)/gu, '$1 ');

/** A full stop of Chinese brings its own space. */
const followed = (text: string, next: string): string =>
  text === '' || /[。；]$/.test(text) ? text + next : `${text} ${next}`;
