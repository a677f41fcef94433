import type { PhraseParameters, PhraseTable, Translate } from '../../../src/contract/text/phrases.ts';
import type { CaptionsByLocale, OperationModel } from '../../normalize/Model.ts';
import { escapeGfm } from './markdown.ts';

/** Whom a page is written for. */
export interface LocaleReader {
  readonly locale: string;
  /** A phrase of `locales/reference/`, by its key within that. */
  readonly say: Translate;
  /** A message that schemas name (`x-validations`, `x-messages`). */
  readonly message: Translate;
  /** What something is called, as it is. */
  readonly caption: (captions: CaptionsByLocale) => string;
  /** The same as Markdown. */
  readonly title: (captions: CaptionsByLocale) => string;
  /** What is said about it, as Markdown; empty when nothing is. */
  readonly description: (captions: CaptionsByLocale) => string;
  /** What a call does, as Markdown: a sentence. */
  readonly summary: (call: OperationModel) => string;
  /** Phrases side by side, as that language does it. */
  readonly joinList: (parts: readonly string[]) => string;
  /** Statements with `and`, `or` or the like between them. */
  readonly joinClauses: (parts: readonly string[], word: 'and' | 'or' | 'clause') => string;
  readonly joinSentences: (parts: readonly (string | false | undefined)[]) => string;
}

export function createLocaleReader(locale: string, tables: readonly PhraseTable[]): LocaleReader {
  const message = createTranslate(locale, tables);
  const say: Translate = (key, parameters) => message(`reference.${key}`, parameters);
  return {
    locale,
    say,
    message,
    caption: (captions) => captions[locale]?.title ?? '',
    title: (captions) => escapeGfm(captions[locale]?.title ?? ''),
    description: (captions) => escapeGfm(captions[locale]?.description ?? ''),
    summary: ({ captions, summary }) => escapeGfm(captions[locale]?.summary ?? summary),
    joinList: (parts) => parts.join(say('separator')),
    joinClauses: (parts, word) => parts.join(say(word)),
    joinSentences: (parts) => parts.flatMap((part) => part || []).reduce(joinSentences, ''),
  };
}

/** A full stop of Chinese brings its own space. */
const joinSentences = (text: string, next: string): string =>
  text === '' || /[。；]$/.test(text) ? text + next : `${text} ${next}`;

/**
 * Phrases taken apart once, for pages say them by the hundred thousand: at odd places stand the names of
 * parameters.
 */
function createTranslate(locale: string, tables: readonly PhraseTable[]): Translate {
  const known = new Map<string, readonly string[]>();
  const partsOf = (key: string): readonly string[] => {
    const phrase = tables.map((table) => findPhrase(table, key)).find((found) => found !== undefined);
    if (phrase === undefined) throw new Error(`There are no words in ${locale} for "${key}".`);
    const parts = phrase.split(/\{\{(\w+)\}\}/);
    known.set(key, parts);
    return parts;
  };
  return (key, parameters: PhraseParameters = {}) =>
    (known.get(key) ?? partsOf(key))
      .map((part, index) => (index % 2 === 0 ? part : String(parameters[part] ?? '')))
      .join('');
}

function findPhrase(table: PhraseTable, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<PhraseTable | string | undefined>(
      (place, name) => (typeof place === 'object' ? place[name] : undefined),
      table,
    );
  return typeof found === 'string' ? found : undefined;
}
